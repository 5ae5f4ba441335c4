/**
 * Lists every attribute that a template may contain, with its description for editors. Several roots may have an attribute
 * with the same name.
 */

import { markerOf, partMarkerOf } from '../../src/checks/vocabulary.ts';
import type { Contract, Schema } from '../../src/runtime/contract.ts';
import { aboutAttribute, aboutPart, aboutRoot } from './wording.ts';

export interface NamedValue {
  readonly name: string;
  readonly description?: string;
}

export interface NamedAttribute {
  readonly name: string;
  readonly description: string;
  /** Empty if any text is allowed. */
  readonly values: readonly NamedValue[];
}

export function attributesOf(contracts: readonly Contract[]): readonly NamedAttribute[] {
  const marked = contracts.filter(({ page }) => !page);
  return mergedByName([...marked.flatMap(ofContract), WHEN]);
}

const WHEN: NamedAttribute = {
  name: 'data-when',
  description: 'On a root: when it starts, instead of its own choice.',
  values: [
    { name: 'load', description: 'At once.' },
    { name: 'idle', description: 'When the browser has nothing else to do.' },
    { name: 'visible', description: 'When it comes into view.' },
    { name: 'interaction', description: 'When the visitor first uses it.' },
  ],
};

function ofContract(contract: Contract): readonly NamedAttribute[] {
  const { parts = {}, attributes = {} } = contract;
  const values = Object.entries(parts).map(([name, part]) => ({
    name,
    description: aboutPart(part),
  }));
  const described = Object.entries(attributes).filter(([name]) => name.startsWith('data-'));
  return [
    { name: markerOf(contract), description: aboutRoot(contract), values: [] },
    ...(values.length > 0
      ? [
          {
            name: partMarkerOf(contract),
            description: `A part of \`${markerOf(contract)}\`.`,
            values,
          },
        ]
      : []),
    ...described.map(([name, attribute]) => ({
      name,
      description: aboutAttribute(attribute, contract),
      values: valuesOf(attribute),
    })),
  ];
}

function valuesOf(schema: Schema): readonly NamedValue[] {
  return schema.type === 'choice' ? schema.of.map((name) => ({ name })) : [];
}

function mergedByName(attributes: readonly NamedAttribute[]): readonly NamedAttribute[] {
  const merged = new Map<string, NamedAttribute>();
  for (const attribute of attributes) {
    const other = merged.get(attribute.name);
    merged.set(attribute.name, other ? together(other, attribute) : attribute);
  }
  return [...merged.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function together(one: NamedAttribute, other: NamedAttribute): NamedAttribute {
  return {
    name: one.name,
    description: `${one.description}\n\n---\n\n${other.description}`,
    values: [...one.values, ...other.values],
  };
}
