/** Compares the allowed values of two versions. */
import type { Schema, Shape } from '../../src/runtime/contract.ts';
import {
  addition,
  behaviour,
  breaking,
  byName,
  inSentence,
  listChanges,
  type RootChange,
  removed,
} from './change-sentences.ts';

/** Compares two shapes. `what` begins the sentences, for example `The key`. */
export function shapeChanges(
  what: string,
  old?: Shape,
  next?: Shape,
  path = '',
): readonly RootChange[] {
  return byName(old, next).flatMap(([key, before, after]) => {
    const named = `${what} \`${path}${key}\``;
    if (!after) return [removed(named)];
    if (before) return schemaChanges(named, before, after, `${path}${key}`);
    return [
      after.required
        ? breaking(`${named} is new and required. Add it.`)
        : addition(`${named} is new: ${after.meaning}`),
    ];
  });
}

export function schemaChanges(
  what: string,
  old: Schema,
  next: Schema,
  path = '',
): readonly RootChange[] {
  const whole = [
    ...(next.required && !old.required ? [breaking(`${what} is now required. Add it.`)] : []),
    ...defaultChanges(what, old, next),
  ];
  if (old.type !== next.type)
    return takesAll(old, next)
      ? [...whole, addition(`${what} may now be ${NAMES[next.type]}.`)]
      : [
          ...whole,
          breaking(`${what} must now be ${NAMES[next.type]} instead of ${NAMES[old.type]}.`),
        ];
  return [...whole, ...valueChanges(what, old, next, path)];
}

const NAMES: Readonly<Record<Schema['type'], string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  choice: 'one of some words',
  list: 'a list',
  record: 'an object',
};

/** Whether the new schema, though of another type, accepts every value that was valid. */
function takesAll(old: Schema, next: Schema): boolean {
  if (old.type === 'choice' && next.type === 'string') return !next.pattern;
  if (old.type === 'integer' && next.type === 'number') return !isNarrower(old, next);
  return old.type === 'integer' && next.type === 'string' && next.orNumber === true;
}

function defaultChanges(what: string, old: Schema, next: Schema): readonly RootChange[] {
  const [before, after] = [defaultIn(old), defaultIn(next)];
  if (before === after) return [];
  const was = before === undefined ? '' : ` instead of \`${before}\``;
  return [
    behaviour(
      after === undefined
        ? `${what} no longer has a default; it was \`${before}\`.`
        : `The default of ${inSentence(what)} is now \`${after}\`${was}.`,
    ),
  ];
}

function defaultIn(schema: Schema): string | undefined {
  return 'default' in schema ? JSON.stringify(schema.default) : undefined;
}

function valueChanges(
  what: string,
  old: Schema,
  next: Schema,
  path: string,
): readonly RootChange[] {
  if (old.type === 'choice' && next.type === 'choice')
    return listChanges(`For ${inSentence(what)}, the value`, old.of, next.of);
  if (old.type === 'record' && next.type === 'record')
    return shapeChanges('The key', old.fields, next.fields, `${path}.`);
  if (old.type === 'list' && next.type === 'list')
    return [
      ...((next.minimum ?? 0) > (old.minimum ?? 0)
        ? [breaking(`${what} must now have at least ${next.minimum} item(s).`)]
        : []),
      ...schemaChanges(`An item of ${inSentence(what)}`, old.items, next.items, `${path}[]`),
    ];
  if (old.type === 'string' && next.type === 'string') return textChanges(what, old, next);
  return isNarrower(old, next) ? [breaking(`${what} must now be a number ${rangeOf(next)}.`)] : [];
}

type Text = Schema & { type: 'string' };

function textChanges(what: string, old: Text, next: Text): readonly RootChange[] {
  return [
    ...(old.orNumber && !next.orNumber
      ? [breaking(`${what} must now be a text instead of a number.`)]
      : []),
    ...(next.pattern && next.pattern !== old.pattern
      ? [breaking(`${what} must now look like \`${next.example ?? next.pattern}\`.`)]
      : []),
    ...(old.joinedBy === next.joinedBy
      ? []
      : [
          breaking(
            next.joinedBy
              ? `Several values of ${inSentence(what)} must now be separated by \`${next.joinedBy}\`.`
              : `${what} must now have a single value.`,
          ),
        ]),
  ];
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly decimals?: number;
}

function boundsIn(schema: Schema): Bounds {
  return schema.type === 'integer' || schema.type === 'number' ? schema : {};
}

function isNarrower(old: Schema, next: Schema): boolean {
  const [before, after] = [boundsIn(old), boundsIn(next)];
  return (
    (after.minimum ?? -Infinity) > (before.minimum ?? -Infinity) ||
    (after.maximum ?? Infinity) < (before.maximum ?? Infinity) ||
    (next.type === 'number' &&
      (after.decimals ?? Infinity) < (old.type === 'integer' ? 0 : (before.decimals ?? Infinity)))
  );
}

function rangeOf(schema: Schema): string {
  const { minimum, maximum, decimals } = boundsIn(schema);
  return [
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    decimals !== undefined && `with at most ${decimals} decimals`,
  ]
    .filter(Boolean)
    .join(' ');
}
