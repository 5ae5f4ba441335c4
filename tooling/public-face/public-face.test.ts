/** The public API stays compatible, unless the version number says that it doesn't. */
import { describe, expect, it } from 'vitest';
import { trusted } from '../../src/lib/trusted.ts';
import { changesBetween } from './changes.ts';
import type { Face, RootFace } from './public-face.ts';
import { presentFace, releasedFace } from './released.ts';
import { upgradeNotes } from './upgrade-notes.ts';
import { isMajorStep } from './version.ts';

const [released, present] = [releasedFace(), await presentFace()];

it('templates for the last release are still valid, unless the major version has increased', () => {
  const breaking = changesBetween(released, present).filter(({ kind }) => kind === 'breaking');

  expect(isMajorStep(released.version, present.version) ? [] : breaking).toEqual([]);
});

it('the public API has every root with the names that templates and scripts use', () => {
  expect(present.roots.cards).toMatchObject({
    marker: 'data-cards',
    partMarker: 'data-cards-part',
    stateAttribute: 'data-island-state',
    kind: 'island',
    config: { first: { type: 'integer', minimum: 1, default: 9 } },
    parts: { list: { required: true } },
    attributes: { 'data-filters': { joinedBy: '|' } },
  });
  expect(present.roots.tabs).toMatchObject({ stateAttribute: 'data-tabs-state' });
  expect(present.roots['body-classes']).not.toHaveProperty('marker');
  expect(present.page.events).toHaveProperty(['island:failed', 'detail', 'error']);
});

/** A public API with one root, which each case changes. */
const ROOT: RootFace = {
  marker: 'data-cards',
  stateAttribute: 'data-island-state',
  kind: 'island',
  purpose: 'A grid.',
  when: 'idle',
  elements: ['div', 'section'],
  fieldNames: ['answer'],
  plainText: true,
  config: {
    first: { type: 'integer', minimum: 1, maximum: 20, default: 9, meaning: 'First.' },
    mode: { type: 'choice', of: ['page', 'in-place'], default: 'page', meaning: 'How.' },
    id: { type: 'string', orNumber: true, meaning: 'Id.' },
    list: {
      type: 'list',
      items: {
        type: 'record',
        fields: { src: { type: 'string', meaning: 'Src.' } },
        meaning: 'One.',
      },
      meaning: 'All.',
    },
  },
  parts: {
    list: { meaning: 'List.' },
    card: { many: true, childOf: 'list', meaning: 'Card.' },
    more: { elements: ['button', 'a'], anywhere: true, meaning: 'More.' },
    type: { elements: ['input'], within: 'card', meaning: 'Type.' },
  },
  attributes: { 'data-filters': { on: 'any', type: 'string', joinedBy: '|', meaning: 'Values.' } },
  events: { 'cards:more': { meaning: 'More.', detail: { shown: 'how many' } } },
  hooks: { '.is-open': 'Open.' },
};

function faceWith(root: RootFace | undefined, page: Partial<Face['page']> = {}): Face {
  return { ...present, page: { ...present.page, ...page }, roots: root ? { cards: root } : {} };
}

function withKey(key: string, change: object): RootFace {
  return {
    ...ROOT,
    config: { ...ROOT.config, [key]: Object.assign({}, ROOT.config?.[key], change) },
  };
}

function withPart(part: string, change: object): RootFace {
  return {
    ...ROOT,
    parts: { ...ROOT.parts, [part]: Object.assign({}, ROOT.parts?.[part], change) },
  };
}

function without<Value extends object>(value: Value | undefined, key: string): Value {
  return trusted(Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== key)));
}

const text = { type: 'string', meaning: 'New.' } as const;

describe('is a breaking change:', () => {
  it.each<readonly [string, RootFace | undefined, string]>([
    ['a root that is gone', undefined, '`data-cards` was removed. Remove it from your templates.'],
    [
      'another marker',
      { ...ROOT, marker: 'data-grid' },
      'The attribute is now `data-grid`. Rename `data-cards`.',
    ],
    [
      'its state elsewhere',
      { ...ROOT, stateAttribute: 'data-cards-state' },
      'The state is now in `data-cards-state`. Replace `data-island-state`.',
    ],
    [
      'fewer elements for the root',
      { ...ROOT, elements: ['section'] },
      'The root must now be `<section>`. Change the element.',
    ],
    [
      'no text in the marker',
      without(ROOT, 'plainText'),
      'A plain text is no longer a valid config. Write JSON.',
    ],
    [
      'a key that is gone',
      { ...ROOT, config: without(ROOT.config, 'id') },
      'The key `id` was removed. Do not use it any more.',
    ],
    [
      'a new key that is required',
      { ...ROOT, config: { ...ROOT.config, url: { ...text, required: true } } },
      'The key `url` is new and required. Add it.',
    ],
    [
      'a key that is required',
      withKey('id', { required: true }),
      'The key `id` is now required. Add it.',
    ],
    [
      'a higher minimum',
      withKey('first', { minimum: 2 }),
      'The key `first` must now be a number from 2 to 20.',
    ],
    [
      'a lower maximum',
      withKey('first', { maximum: 12 }),
      'The key `first` must now be a number from 1 to 12.',
    ],
    [
      'a value that is gone',
      withKey('mode', { of: ['page'] }),
      'For the key `mode`, the value `in-place` was removed. Do not use it any more.',
    ],
    [
      'another type',
      withKey('id', { type: 'boolean' }),
      'The key `id` must now be true or false instead of a text.',
    ],
    [
      'no numbers for a text',
      withKey('id', { orNumber: undefined }),
      'The key `id` must now be a text instead of a number.',
    ],
    [
      'a pattern',
      withKey('id', { pattern: '\\d+', example: '12' }),
      'The key `id` must now look like `12`.',
    ],
    [
      'more items',
      withKey('list', { minimum: 1 }),
      'The key `list` must now have at least 1 item(s).',
    ],
    [
      'a key deep inside',
      withKey('list', { items: { type: 'record', fields: {}, meaning: 'One.' } }),
      'The key `list[].src` was removed. Do not use it any more.',
    ],
    [
      'a part that is gone',
      { ...ROOT, parts: without(ROOT.parts, 'list') },
      'The part `list` was removed. Do not use it any more.',
    ],
    [
      'a part that is required',
      withPart('list', { required: true }),
      'The part `list` is now required. Add it.',
    ],
    [
      'a new part that is required',
      withPart('title', { required: true, meaning: 'Title.' }),
      'The part `title` is new and required. Add it.',
    ],
    [
      'a part that may stand once',
      withPart('card', { many: undefined }),
      'Only the first of several elements with the part `card` works now. Remove the others.',
    ],
    [
      'a part that must stand inside',
      withPart('more', { anywhere: undefined }),
      'The part `more` must now be inside the root. Move it.',
    ],
    [
      'fewer elements for a part',
      withPart('more', { elements: ['button'] }),
      'The part `more` must now be `<button>`. Change the element.',
    ],
    [
      'an element for a part',
      withPart('list', { elements: ['ul'] }),
      'The part `list` must now be `<ul>`. Change the element.',
    ],
    [
      'types for an input',
      withPart('type', { inputTypes: ['radio'] }),
      'If the part `type` is an input, its type must now be radio.',
    ],
    [
      'another name for boxes',
      withPart('list', { boxes: 'filter[]' }),
      'The checkboxes in the part `list` must now have the name `filter[]`. Rename them.',
    ],
    [
      'another parent for a part',
      withPart('card', { childOf: 'more' }),
      'The part `card` now works only as a child of `more`. Move it.',
    ],
    [
      'another part around a part',
      withPart('type', { within: 'more' }),
      'The part `type` now works only inside `more`. Move it.',
    ],
    [
      'another name for a field',
      { ...ROOT, fieldNames: ['answers'] },
      'The form must now have a field named `answers`. Add it.',
    ],
    [
      'an attribute that is gone',
      { ...ROOT, attributes: {} },
      'The attribute `data-filters` was removed. Do not use it any more.',
    ],
    [
      'an attribute elsewhere',
      {
        ...ROOT,
        attributes: {
          'data-filters': { on: 'card', type: 'string', joinedBy: '|', meaning: 'Values.' },
        },
      },
      'The attribute `data-filters` is now read only on the part `card`. Move it.',
    ],
    [
      'another sign between values',
      {
        ...ROOT,
        attributes: {
          'data-filters': { on: 'any', type: 'string', joinedBy: ',', meaning: 'Values.' },
        },
      },
      'Several values of the attribute `data-filters` must now be separated by `,`.',
    ],
    [
      'an event that is gone',
      { ...ROOT, events: {} },
      'The event `cards:more` was removed. Do not use it any more.',
    ],
    [
      'an event elsewhere',
      {
        ...ROOT,
        events: { 'cards:more': { meaning: 'More.', detail: { shown: '' }, on: 'document' } },
      },
      'The event `cards:more` is now dispatched on the document. Listen there.',
    ],
    [
      'a key of an event',
      { ...ROOT, events: { 'cards:more': { meaning: 'More.' } } },
      'In the detail of the event `cards:more`, the key `shown` was removed. Do not use it any more.',
    ],
    [
      'a selector',
      { ...ROOT, hooks: {} },
      'The selector or property `.is-open` was removed. Do not use it any more.',
    ],
  ])('%s', (_, root, words) => {
    expect(changesBetween(faceWith(ROOT), faceWith(root))).toEqual([
      { kind: 'breaking', root: 'data-cards', words },
    ]);
  });

  it.each<readonly [Partial<Face['page']>, string]>([
    [
      { api: ['scan', 'stop', 'debug'] },
      'The function or value of `Islands` `version` was removed. Do not use it any more.',
    ],
    [
      { states: ['waiting', 'loading', 'mounted'] },
      'The state `failed` was removed. Do not use it any more.',
    ],
    [
      { meta: ['islands-base'] },
      'The meta element `islands-debug` was removed. Do not use it any more.',
    ],
  ])('%j on every root', (page, words) => {
    expect(changesBetween(faceWith(ROOT), faceWith(ROOT, page))).toEqual([
      { kind: 'breaking', root: 'Every root', words },
    ]);
  });
});

describe('is not a breaking change:', () => {
  it.each<readonly [string, RootFace, string, string]>([
    [
      'another start',
      { ...ROOT, when: 'load' },
      'behaviour',
      'The default strategy is now `load` instead of `idle`.',
    ],
    [
      'another default',
      withKey('first', { default: 6 }),
      'behaviour',
      'The default of the key `first` is now `6` instead of `9`.',
    ],
    ['a lower minimum', withKey('first', { minimum: 0 }), '', ''],
    [
      'a new value',
      withKey('mode', { of: ['page', 'in-place', 'both'] }),
      'addition',
      'For the key `mode`, the value `both` is new.',
    ],
    [
      'any text for a choice',
      withKey('mode', { type: 'string' }),
      'addition',
      'The key `mode` may now be a text.',
    ],
    [
      'a new key',
      { ...ROOT, config: { ...ROOT.config, url: text } },
      'addition',
      'The key `url` is new: New.',
    ],
    [
      'a new part',
      withPart('title', { meaning: 'Title.' }),
      'addition',
      'The part `title` is new: Title.',
    ],
    [
      'any element for a part',
      withPart('more', { elements: undefined }),
      'addition',
      'The part `more` may now be any element.',
    ],
    [
      'another element',
      { ...ROOT, elements: ['div', 'section', 'ul'] },
      'addition',
      'The root may now be `<div>` or `<section>` or `<ul>`.',
    ],
    ['other words', withPart('list', { meaning: 'Holds the cards.' }), '', ''],
  ])('%s', (_, root, kind, words) => {
    expect(changesBetween(faceWith(ROOT), faceWith(root))).toEqual(
      kind ? [{ kind, root: 'data-cards', words }] : [],
    );
  });

  it('a new root', () => {
    expect(changesBetween(faceWith(undefined), faceWith(ROOT))).toEqual([
      { kind: 'addition', root: 'data-cards', words: '`data-cards` is new: A grid.' },
    ]);
  });
});

it('upgrade notes list required changes first', () => {
  const next = {
    ...faceWith({ ...withPart('title', { meaning: 'Title.' }), when: 'load', events: {} }),
    version: '2.0.0',
  };

  expect(upgradeNotes({ ...faceWith(ROOT), version: '1.4.0' }, next)).toBe(`# From 1.4.0 to 2.0.0

## Change your templates, stylesheets and scripts

- \`data-cards\`: The event \`cards:more\` was removed. Do not use it any more.

## Changed behaviour

- \`data-cards\`: The default strategy is now \`load\` instead of \`idle\`.

## New

- \`data-cards\`: The part \`title\` is new: Title.
`);
  expect(upgradeNotes(faceWith(ROOT), faceWith(ROOT))).toMatch(
    /^# Since [\d.]+\n\nNothing has changed/,
  );
});

it.each([
  ['1.4.0', '2.0.0', true],
  ['1.4.0', '1.5.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.1.9', false],
  ['0.9.0', '1.0.0-rc.1', true],
  ['2.0.0', '1.0.0', false],
])('from %s to %s: %s', (old, next, isMajor) => {
  expect(isMajorStep(old, next)).toBe(isMajor);
});
