import { describe, expect, it } from 'vitest';
import { defineContract } from './contract.ts';
import { ContractError } from './contract-error.ts';
import type { Fault } from './core/kinds.ts';
import { decodeAttributes, decodeConfig } from './decode.ts';

const contract = defineContract({
  name: 'sample',
  kind: 'island',
  purpose: '',
  when: 'idle',
  config: {
    first: { type: 'integer', minimum: 1, default: 9, meaning: '' },
    mode: { type: 'choice', of: ['page', 'in-place'], default: 'page', meaning: '' },
    isLoud: { type: 'boolean', default: false, meaning: '' },
    label: { type: 'string', meaning: '' },
    options: {
      type: 'record',
      default: {},
      meaning: '',
      fields: { title: { type: 'string', default: 'Vidéos', meaning: '' } },
    },
  },
  attributes: {
    'data-step': { on: 'root', type: 'integer', minimum: 1, default: 3, meaning: '' },
    'data-labels': {
      on: 'root',
      type: 'list',
      items: { type: 'string', meaning: '' },
      default: [],
      meaning: '',
    },
  },
});

const needy = defineContract({
  name: 'sample',
  kind: 'island',
  purpose: '',
  when: 'idle',
  config: {
    medias: {
      type: 'list',
      required: true,
      minimum: 1,
      meaning: '',
      items: {
        type: 'record',
        meaning: '',
        fields: {
          id: { type: 'string', required: true, meaning: '' },
          title: { type: 'string', meaning: '' },
        },
      },
    },
  },
});

const DEFAULTS = {
  first: 9,
  mode: 'page',
  isLoud: false,
  label: undefined,
  options: { title: 'Vidéos' },
};

function rootWith(attributes: Record<string, string>): HTMLElement {
  const root = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  return root;
}

function listening() {
  const faults: Fault[] = [];
  const life = {
    signal: new AbortController().signal,
    report: (fault: Fault) => void faults.push(fault),
    fail: () => {},
  };
  return { faults, life };
}

describe('the config of a root', () => {
  it.each([
    [''],
    ['  '],
    ['{}'],
    ['null'],
    ['[]'],
    ['{"first":null,"mode":null,"isLoud":null,"label":null,"options":null}'],
    ['{"mode":false,"label":false,"options":[]}'],
    ['{"options":{"title":null}}'],
    ['{"options":{"title":false}}'],
  ])('has every default for %j, and reports nothing', async (source) => {
    const { faults, life } = listening();

    expect(await decodeConfig(rootWith({ 'data-sample': source }), contract, life)).toEqual(
      DEFAULTS,
    );
    expect(faults).toEqual([]);
  });

  it('has the values that the template sends', async () => {
    const { faults, life } = listening();
    const source =
      '{"first":6,"mode":"in-place","isLoud":true,"label":"Oui","options":{"title":"À suivre"}}';

    const config = await decodeConfig(rootWith({ 'data-sample': source }), contract, life);

    expect(config).toEqual({
      first: 6,
      mode: 'in-place',
      isLoud: true,
      label: 'Oui',
      options: { title: 'À suivre' },
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['text for a number', '{"first":"six"}', 'first to be a whole number of at least 1', '"six"'],
    ['zero', '{"first":0}', 'first to be a whole number of at least 1', '0'],
    ['a negative number', '{"first":-1}', 'first to be a whole number of at least 1', '-1'],
    ['a fraction', '{"first":2.5}', 'first to be a whole number of at least 1', '2.5'],
    ['an unknown word', '{"mode":"both"}', 'mode to be one of "page", "in-place"', '"both"'],
    ['text for a boolean', '{"isLoud":"true"}', 'isLoud to be true or false', '"true"'],
    ['a list for an object', '{"options":[1]}', 'options to be an object', '[1]'],
    ['false for a number', '{"first":false}', 'first to be a whole number of at least 1', 'false'],
    ['a fault within', '{"options":{"title":3}}', 'options.title to be a text', '3'],
    [
      'an unknown key',
      '{"frist":6}',
      'one of the keys first, mode, isLoud, label, options',
      '"frist"',
    ],
    ['a list', '[1]', 'a JSON object', '[1]'],
    ['a bare text', '"oui"', 'a JSON object', '"oui"'],
    ['false alone', 'false', 'a JSON object', 'false'],
  ])('reports %s, and uses the default', async (_, source, expected, found) => {
    const { faults, life } = listening();

    expect(await decodeConfig(rootWith({ 'data-sample': source }), contract, life)).toEqual(
      DEFAULTS,
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ expected, found });
    expect(faults[0]?.advice).toContain('correct data-sample');
  });

  it('reports JSON that can not be read, with what was found', async () => {
    const { faults, life } = listening();

    expect(await decodeConfig(rootWith({ 'data-sample': '{first:6}' }), contract, life)).toEqual(
      DEFAULTS,
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ found: '"{first:6}"', json: '{first:6}' });
  });

  it('is reported with the known keys if one is unknown', async () => {
    const { faults, life } = listening();

    await decodeConfig(rootWith({ 'data-sample': '{"options":{"titel":"Oui"}}' }), contract, life);

    expect(faults[0]).toMatchObject({ found: '"options.titel"', names: ['options.title'] });
  });

  it('ignores what objects inherit', async () => {
    const { faults, life } = listening();

    await decodeConfig(
      rootWith({ 'data-sample': '{"constructor":1,"__proto__":2}' }),
      contract,
      life,
    );

    expect(faults.map(({ found }) => found)).toEqual(['"constructor"', '"__proto__"']);
  });

  it.each([
    [''],
    ['{"medias":[]}'],
    ['{"medias":3}'],
    ['{broken'],
    ['{"medias":[{"title":"sans id"}]}'],
  ])('is refused for %j if a required key is missing', async (source) => {
    const { life } = listening();

    await expect(decodeConfig(rootWith({ 'data-sample': source }), needy, life)).rejects.toThrow(
      ContractError,
    );
  });

  it.each([
    ['', 'medias to be a list', 'no value'],
    ['{"medias":null}', 'medias to be a list', 'no value'],
    ['{"medias":[]}', 'medias to hold at least 1 item(s)', '0'],
    ['{"medias":"a.mp4"}', 'medias to be a list', '"a.mp4"'],
  ])('is refused for %j with what is missing, as data', async (source, expected, found) => {
    const { life } = listening();

    await expect(
      decodeConfig(rootWith({ 'data-sample': source }), needy, life),
    ).rejects.toMatchObject({ expected, found });
  });

  it('skips list items that are empty', async () => {
    const { faults, life } = listening();
    const source = '{"medias":[null,{"id":"a","title":null},{"id":"b","title":false}]}';

    const config = await decodeConfig(rootWith({ 'data-sample': source }), needy, life);

    expect(config.medias).toEqual([
      { id: 'a', title: undefined },
      { id: 'b', title: undefined },
    ]);
    expect(faults).toEqual([]);
  });

  it('leaves out a wrong list item, and keeps the others', async () => {
    const { faults, life } = listening();
    const source = '{"medias":[{"id":"a"},{"title":"sans id"},{"id":"b","title":3}]}';

    const config = await decodeConfig(rootWith({ 'data-sample': source }), needy, life);

    expect(config.medias.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(faults).toHaveLength(2);
  });
});

describe('the attributes of a root', () => {
  it.each([
    [{}, { 'data-step': 3, 'data-labels': [] }, 0],
    [{ 'data-step': '5' }, { 'data-step': 5, 'data-labels': [] }, 0],
    [{ 'data-step': 'five' }, { 'data-step': 3, 'data-labels': [] }, 1],
    [{ 'data-step': '0' }, { 'data-step': 3, 'data-labels': [] }, 1],
    [{ 'data-labels': '["Un"]' }, { 'data-step': 3, 'data-labels': ['Un'] }, 0],
    [{ 'data-labels': 'null' }, { 'data-step': 3, 'data-labels': [] }, 0],
    [{ 'data-labels': '[Un]' }, { 'data-step': 3, 'data-labels': [] }, 1],
  ])('are decoded from %j', (attributes, values, faultCount) => {
    const { faults, life } = listening();

    expect(decodeAttributes(rootWith(attributes), contract, life)).toEqual(values);
    expect(faults).toHaveLength(faultCount);
  });
});

describe('a number', () => {
  const dosed = defineContract({
    name: 'sample',
    kind: 'behaviour',
    purpose: '',
    when: 'idle',
    config: {
      price: { type: 'number', minimum: 0, maximum: 100, decimals: 2, default: 12.5, meaning: '' },
    },
    attributes: {
      'data-dose': { on: 'root', type: 'number', default: 1, meaning: '' },
    },
  });

  it.each([
    ['{"price":43}', 43],
    ['{"price":0.1}', 0.1],
    ['{"price":99.99}', 99.99],
  ])('is decoded from %s', async (marker, price) => {
    const { faults, life } = listening();
    const config = await decodeConfig(rootWith({ 'data-sample': marker }), dosed, life);

    expect(config).toEqual({ price });
    expect(faults).toEqual([]);
  });

  it.each([
    ['{"price":0.125}', '0.125'],
    ['{"price":-1}', '-1'],
    ['{"price":100.01}', '100.01'],
    ['{"price":"43"}', '"43"'],
  ])('in %s is reported, and the default is used', async (marker, found) => {
    const { faults, life } = listening();
    const config = await decodeConfig(rootWith({ 'data-sample': marker }), dosed, life);

    expect(config).toEqual({ price: 12.5 });
    expect(faults).toMatchObject([
      {
        expected: 'price to be a number with at most 2 decimals of at least 0 and of at most 100',
        found,
        advice: '12.5 is used; correct data-sample',
      },
    ]);
  });

  it.each([
    ['0.5', 0.5],
    ['-3', -3],
    [' .25 ', 0.25],
  ])('is decoded from an attribute of %j', (text, dose) => {
    const { faults, life } = listening();
    const attributes = decodeAttributes(rootWith({ 'data-dose': text }), dosed, life);

    expect(attributes).toEqual({ 'data-dose': dose });
    expect(faults).toEqual([]);
  });

  it.each(['1,5', '1e3', 'deux'])('is not decoded from an attribute of "%s"', (text) => {
    const { faults, life } = listening();
    const attributes = decodeAttributes(rootWith({ 'data-dose': text }), dosed, life);

    expect(attributes).toEqual({ 'data-dose': 1 });
    expect(faults).toMatchObject([{ expected: 'data-dose to be a number', found: `"${text}"` }]);
  });
});
