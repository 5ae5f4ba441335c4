/** Schemas, custom data and web-types have the content of the contracts. */
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { listPages } from '../../fixtures/site/catalogue.ts';
import { respondWithPage } from '../../fixtures/site.ts';
import { markerOf, partMarkerOf } from '../../src/checks/vocabulary.ts';
import type { Contract, Schema } from '../../src/runtime/contract.ts';
import { readContracts } from '../build/descriptors.ts';
import { mistakesIn } from '../checker/check.ts';
import { markupIn } from '../checker/markup-tree.ts';
import { htmlCustomData } from './html-custom-data.ts';
import { configSchema } from './json-schema.ts';
import { webTypes } from './web-types.ts';

const contracts = await readContracts();
const marked = contracts.filter(({ page }) => !page);
const configured = contracts.filter(({ config }) => config);
const ajv = new Ajv({ strict: true, allowUnionTypes: true });
const accepts = new Map(
  configured.map((contract) => [contract.name, ajv.compile(configSchema(contract))]),
);

function isAccepted(name: string, config: unknown): boolean {
  return accepts.get(name)?.(config) === true;
}

/** Returns the configs on fixture pages without mistakes, by the names of their roots. */
async function configsOfFixtures(): Promise<readonly (readonly [string, unknown])[]> {
  const names = (await listPages())
    .map(({ name }) => name)
    .filter((one) => !one.endsWith('-errors'));
  const pages = await Promise.all(
    names.map(async (name) =>
      (await respondWithPage(new Request(`http://localhost/${name}`)))?.text(),
    ),
  );
  return pages.flatMap((html = '') =>
    [
      ...markupIn(parse(html), {
        html,
        stretchAt: () => 0,
        rawJson: [],
        branches: { at: () => undefined },
        isWhole: true,
      }),
    ].flatMap(({ attributes }) =>
      configured
        .map(({ name }) => [name, attributes.get(`data-${name}`) ?? ''] as const)
        .filter(([, text]) => text.startsWith('{'))
        .map(([name, text]) => [name, JSON.parse(text)] as const),
    ),
  );
}

describe('the schema of a config', () => {
  it('accepts every config of the fixture pages', async () => {
    const configs = await configsOfFixtures();

    expect(new Set(configs.map(([name]) => name))).toEqual(
      new Set(['cards', 'map-search', 'player']),
    );
    expect(configs.filter(([name, config]) => !isAccepted(name, config))).toEqual([]);
  });

  it.each([
    ['cards', { frist: 3 }],
    ['cards', { first: 0 }],
    ['cards', { first: '6' }],
    ['cards', { filtering: 'partout' }],
    ['cards', []],
    ['player', {}],
    ['player', { medias: [] }],
    ['player', { medias: [{ id: 1, title: 'Sans fichiers' }] }],
    ['player', { medias: [{ id: 1, media_sources: [{ src: 12 }] }] }],
    ['map-search', { types: 'stand' }],
    ['modal', { size: 'large' }],
  ])('of %s refuses %j', (name, config) => {
    expect(isAccepted(name, config)).toBe(false);
  });

  it.each(configured.map((contract) => [contract.name, contract] as const))(
    'of %s agrees with the checker',
    (name, contract) => {
      fc.assert(
        fc.property(configFor(contract), (config) => {
          const text = JSON.stringify(config).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
          const [tag = 'div'] = contract.elements ?? [];
          const source = `<${tag} data-${name}='${text}'></${tag}>`;
          const told = mistakesIn({ path: 'a.html', source, language: 'html' }).filter(
            ({ rule }) => rule === 'config',
          );

          expect([config, told.length === 0]).toEqual([config, isAccepted(name, config)]);
        }),
      );
    },
  );
});

/**
 * Generates valid and invalid configs. Values that PHP writes for empty ones are accepted by the checker, but not part of
 * the schema.
 */
function configFor({ config = {} }: Contract): fc.Arbitrary<unknown> {
  const members = Object.entries(config).map(([key, schema]) => [key, valueFor(schema)] as const);
  const known = fc.record(Object.fromEntries(members), { requiredKeys: [] });
  return fc.oneof(
    known,
    fc.tuple(known, fc.constantFrom('frist', 'x')).map(([one, key]) => ({ ...one, [key]: 1 })),
  );
}

function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  const wrong = fc.constantFrom<unknown>(1.5, -3, 'x', true);
  const right = rightFor(schema);
  const empty = schema.required ? [] : [fc.constant(null)];
  return fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: wrong }, ...empty);
}

function rightFor(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: -1, max: 20 });
    case 'number':
      return fc.double({ noNaN: true });
    case 'choice':
      return fc.constantFrom(...schema.of);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.string();
    case 'list':
      return fc.array(valueFor({ ...schema.items, required: true }), { maxLength: 3 });
    case 'record':
      return fc.record(
        Object.fromEntries(Object.entries(schema.fields).map(([key, one]) => [key, valueFor(one)])),
        { requiredKeys: Object.keys(schema.fields).filter((key) => schema.fields[key]?.required) },
      );
  }
}

describe('custom data and web-types', () => {
  const custom = htmlCustomData(contracts).globalAttributes;
  const types = webTypes(contracts, '1.2.3').contributions;
  const names = marked.flatMap((contract) => [
    markerOf(contract),
    ...Object.keys(contract.attributes ?? {}).filter((name) => name.startsWith('data-')),
    ...(contract.parts ? [partMarkerOf(contract)] : []),
  ]);

  it('have every root, every part and every attribute once', () => {
    const all = [...new Set([...names, 'data-when'])].sort();

    expect(custom.map(({ name }) => name)).toEqual(all);
    expect(types.html.attributes.map(({ name }) => name)).toEqual(all);
  });

  it.each(marked.filter(({ parts }) => parts).map((one) => [partMarkerOf(one), one] as const))(
    'list the parts of %s with their meanings',
    (marker, { parts = {} }) => {
      for (const attributes of [custom, types.html.attributes]) {
        const values = attributes.find(({ name }) => name === marker)?.values ?? [];
        expect(values.map(({ name }) => name)).toEqual(Object.keys(parts));
        for (const { name, description } of values)
          expect(JSON.stringify(description)).toContain(
            JSON.stringify(parts[name]?.meaning).slice(1, -1),
          );
      }
    },
  );

  it('explain each name, with the default and an example', () => {
    const explained = new Map(custom.map(({ name, description }) => [name, description.value]));

    expect([...explained.values()].filter((text) => text.length < 10)).toEqual([]);
    expect(explained.get('data-cards')).toContain(
      '- `first`: Cards that are visible at the start. Without it: `9`.',
    );
    expect(explained.get('data-filters')).toContain('Example: `sport|nutrition`');
    expect(explained.get('data-name')).toContain('---');
  });

  it('list every event', () => {
    const events = contracts.flatMap((contract) => Object.keys(contract.events ?? {}));

    expect(types.js.events.map(({ name }) => name).sort()).toEqual([...new Set(events)].sort());
  });

  it('list the values for all roots that read an attribute', () => {
    const both = ['one', 'two'].map(
      (value): Contract => ({
        name: value,
        kind: 'behaviour',
        purpose: 'A root.',
        when: 'idle',
        attributes: { 'data-mode': { on: 'root', type: 'choice', of: [value], meaning: 'How.' } },
      }),
    );
    const mode = htmlCustomData(both).globalAttributes.find(({ name }) => name === 'data-mode');

    expect(mode?.values?.map(({ name }) => name)).toEqual(['one', 'two']);
  });
});
