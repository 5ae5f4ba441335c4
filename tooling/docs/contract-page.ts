/**
 * Updates `docs/contract.md`. The tables between the two marks of each section are generated from its `contract.ts`, and
 * the examples before them from their files. The other text is written by hand and stays. A missing section is added in
 * alphabetical order.
 */
import type {
  Attribute,
  Contract,
  PageEvent,
  Part,
  Schema,
  Shape,
} from '../../src/runtime/contract.ts';
import { tags } from '../editor-data/wording.ts';
import { SCENES } from '../pictures/scenes.ts';
import { stateAttributeOf } from '../public-face/public-face.ts';
import { END, markOf } from './example-blocks.ts';
import { table } from './markdown-table.ts';
import { pictureMarkOf } from './picture-blocks.ts';
import { headOf } from './site/headings.ts';

const FROM = '<!-- from contract.ts, by npm run docs -->';

/** Returns the heading of a root in the page, without Markdown. A root that is `body` itself has no marker. */
export function headingOf({ name, page }: Pick<Contract, 'name' | 'page'>): string {
  return page ? name : `data-${name}`;
}

/** Returns the page with the current tables of the contracts, and with marks for each example. */
export function contractPage(
  page: string,
  contracts: readonly Contract[],
  examples: readonly string[],
): string {
  const [head = '', ...sections] = page.split(/^(?=## )/m);
  const written = new Map(sections.map((section) => [headOf(section), section.trimEnd()]));
  for (const contract of contracts) {
    const heading = headingOf(contract);
    const section = written.get(heading) ?? `## ${heading}\n\n${contract.purpose}`;
    const marked = withMarks(withTables(section, tablesOf(contract)), contract.name, examples);
    written.set(heading, withPictureMark(marked, contract.name));
  }
  const inOrder = [...written].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${[head.trimEnd(), ...inOrder.map(([, section]) => section)].join('\n\n')}\n`;
}

/** Replaces the generated tables. In a section without marks, tables written by hand are replaced. */
function withTables(section: string, tables: string): string {
  const block = `${FROM}\n\n${tables}\n\n${END}`;
  const start = section.indexOf(FROM);
  if (start >= 0)
    return (
      section.slice(0, start) + block + section.slice(section.indexOf(END, start) + END.length)
    );
  const parts = section.split(/(?:^\|.*\n?)+\n?/m);
  const [before = '', ...after] = parts.map((part) => part.trimEnd()).filter(Boolean);
  return [before, block, ...after].join('\n\n');
}

/** Adds the mark for the root's picture after the first sentence of the section. */
function withPictureMark(section: string, name: string): string {
  const mark = pictureMarkOf(name);
  if (!(name in SCENES) || section.includes(mark)) return section;
  const [heading = '', purpose = '', ...others] = section.split('\n\n');
  return [heading, purpose, mark, END, ...others].join('\n\n');
}

/** Adds the marks of missing examples before the tables. */
function withMarks(section: string, name: string, examples: readonly string[]): string {
  const missing = [name, `${name}-full`]
    .filter((example) => examples.includes(example))
    .map(markOf)
    .filter((mark) => !section.includes(mark));
  return section.replace(FROM, () =>
    [...missing.map((mark) => `${mark}\n${END}`), FROM].join('\n\n'),
  );
}

function tablesOf(contract: Contract): string {
  const { config, parts, attributes, events, hooks } = contract;
  const tables = [
    table(['Config', 'Value', 'Meaning'], fieldRows(config ?? {})),
    table(['Part', 'Meaning'], Object.entries(parts ?? {}).map(partRow)),
    table(
      ['Attribute', 'On', 'Value', 'Meaning'],
      Object.entries(attributes ?? {}).map(attributeRow),
    ),
    table(['Event', 'Meaning', '`detail`'], Object.entries(events ?? {}).map(eventRow)),
    table(['For CSS and tests', 'Meaning'], Object.entries(hooks ?? {}).map(hookRow)),
  ];
  return [...tables.filter(Boolean), startOf(contract)].join('\n\n');
}

/** Returns the list of elements that may be the root, when it starts, and the attribute with its state. */
function startOf(contract: Contract): string {
  const { when, page, elements, meantFor, fieldNames } = contract;
  if (page) return `Works on \`body\`; starts by \`${when}\`.`;
  const holds = fieldNames
    ? `, with fields named ${fieldNames.map((name) => `\`${name}\``).join(' and ')}`
    : '';
  const made = meantFor ? `Made for ${tags(meantFor)}. ` : '';
  const stands = elements ? `Must be on ${tags(elements)}${holds}. ` : made;
  return `${stands}Starts by \`${when}\` unless \`data-when\` says otherwise. Its state is in \`${stateAttributeOf(contract)}\`.`;
}

function fieldRows(fields: Shape, path = ''): string[][] {
  return Object.entries(fields).flatMap(([key, schema]) => [
    [`\`${path}${key}\``, sendable(schema), schema.meaning],
    ...innerRows(schema, path + key),
  ]);
}

function innerRows(schema: Schema, path: string): string[][] {
  if (schema.type === 'record') return fieldRows(schema.fields, `${path}.`);
  return schema.type === 'list' ? innerRows(schema.items, `${path}[]`) : [];
}

function partRow([name, part]: [string, Part]): string[] {
  const { meantFor, meantTypes, required, many, anywhere, childOf, within, meaning } = part;
  const { elements = meantFor, inputTypes = meantTypes } = part;
  const traits = [
    ...(elements ?? []).map((tag) => `\`${tag}\``),
    ...(inputTypes ?? []).map((type) => `\`type="${type}"\``),
    ...(required ? ['required'] : []),
    ...(many ? ['many'] : []),
    ...(anywhere ? ['anywhere in the page'] : []),
    ...(childOf ? [`a child of \`${childOf}\``] : []),
    ...(within ? [`in \`${within}\``] : []),
  ];
  return [`\`${name}\`${traits.length > 0 ? ` (${traits.join(', ')})` : ''}`, meaning];
}

function attributeRow([name, attribute]: [string, Attribute]): string[] {
  const { on, meaning } = attribute;
  return [
    `\`${name}\``,
    ['root', 'any'].includes(on) ? on : `\`${on}\``,
    sendable(attribute),
    meaning,
  ];
}

function eventRow([name, { meaning, detail = {}, on }]: [string, PageEvent]): string[] {
  const keys = Object.entries(detail).map(([key, what]) => `\`${key}\`: ${what}`);
  return [
    `\`${name}\``,
    on === 'document' ? `${meaning} On \`document\`.` : meaning,
    keys.join('; '),
  ];
}

function hookRow([hook, meaning]: [string, string]): string[] {
  return [`\`${hook}\``, meaning];
}

/** Returns the allowed values and the default. */
function sendable(schema: Schema): string {
  const standard = schema.type === 'record' || schema.type === 'list' ? undefined : schema.default;
  const isNothing = standard === undefined || standard === '';
  const without = schema.required ? ', required' : isNothing ? '' : ` (${standard})`;
  return `${typeOf(schema)}${without}`;
}

function typeOf(schema: Schema): string {
  switch (schema.type) {
    case 'integer':
      return `whole number${boundsOf(schema)}`;
    case 'number': {
      const { decimals } = schema;
      const length = decimals === undefined ? '' : ` with at most ${decimals} decimals`;
      return `number${length}${boundsOf(schema)}`;
    }
    case 'choice':
      return schema.of.map((one) => `\`${one}\``).join(' or ');
    case 'list':
      return `list, each ${typeOf(schema.items)}`;
    case 'record':
      return 'object';
    case 'boolean':
      return 'true or false';
    case 'string':
      return 'text';
  }
}

function boundsOf({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  const least = minimum === undefined ? '' : ` from ${minimum}`;
  return maximum === undefined ? least : `${least} to ${maximum}`;
}
