// @vitest-environment node
/** Every control of every contract is used early by a test: a new one without a row in `tests/e2e/early` fails here. */
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../src/runtime/contract.ts';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { buttons } from '../e2e/early/buttons.ts';
import { rows } from '../e2e/early/rows.ts';

/** What no visitor can use, or not before the root has made it usable, and why. */
const UNUSED: Readonly<Record<string, string>> = {
  'body-classes root': 'it is the page itself',
  'fault-finder root': 'it is the page itself',
  'cards status': 'it is heard only',
  'cards list': 'it holds the cards',
  'cart empty': 'it is read only',
  'cart row': 'it holds the others',
  'cart total': 'it is read only',
  'dropdown menu': 'it is hidden until "toggle" opens it',
  'fagerstrom result': 'it is empty until a submit',
  'form hint': 'it is read only',
  'map-search results': 'it holds other parts',
  'map-search title': 'it is read only',
  'mobile-menu panel': 'it is hidden until "toggle" opens it',
  'modal panel': 'it is hidden until a trigger opens the modal',
  'modal close': 'it is hidden until a trigger opens the modal',
  'paddles track': 'it scrolls without script',
  'player infos': 'it is read only',
  'player description': 'it is read only',
  'player transcription': 'it is empty until the player fills it with a link',
  'player-modal close': 'it is hidden until a trigger opens the modal',
  'profile picture-preview': 'it is looked at only',
  'profile picture-error': 'it is read only',
  'read-more text': 'it is read only',
  'shop-filters count': 'it is heard only',
  'shop-filters product': 'it is what the filters show',
  'shop-filters empty': 'it is read only',
  'slider track': 'it scrolls without script',
  'slider slide': 'it is scrolled with the track',
  'slider pagination': 'it is read only',
  'tabs list': 'it holds the tabs',
  'tabs panel': 'it is read only',
  'testimonials track': 'it scrolls without script',
  'testimonials slide': 'it is scrolled with the track',
  'testimonials pagination': 'it is read only',
  'timeline row': 'it is read only',
  'tool-accordion item': 'it holds the others',
  'tool-accordion panel': 'it is hidden until "toggle" opens it',
};

const contracts = await readContracts();
const used = new Set(rows.map(({ root, control }) => `${root} ${control}`));

describe.each(contracts)('early use of data-$name', (contract) => {
  it.each(controlsOf(contract))('has a row for %s', (control) => {
    expect(used.has(control) || control in UNUSED).toBe(true);
  });
});

describe('the table of early use', () => {
  const controls = contracts.flatMap(controlsOf);

  it('names only what the contracts name', () => {
    expect([...used, ...Object.keys(UNUSED)].filter((one) => !controls.includes(one))).toEqual([]);
  });

  it('excuses no control that has a row', () => {
    expect(Object.keys(UNUSED).filter((one) => used.has(one))).toEqual([]);
  });
});

describe('buttons in forms of others', () => {
  const tested = buttons.map(({ root, control }) => `${root} ${control}`);
  const mayBeButtons = contracts.flatMap(({ name, parts = {} }) =>
    Object.entries(parts).flatMap(([part, { elements }]) =>
      elements?.some((tag) => tag === 'button') ? [`${name} ${part}`] : [],
    ),
  );

  it.each(mayBeButtons.filter((one) => !/(submit|save)$/.test(one)))(
    'have a row that clicks %s',
    (control) => {
      expect(tested).toContain(control);
    },
  );
});

/** The root and a name each: parts, submits, what opens the root from elsewhere, what `early` adds; itself without any. */
function controlsOf({ name, parts = {}, early = {}, attributes = {} }: Contract): string[] {
  const found = [
    ...Object.keys(parts),
    ...(early.submit || name === 'form' ? ['submit'] : []),
    ...(`data-${name}-open` in attributes ? ['trigger'] : []),
    ...(early.also ? [early.also] : []),
  ];
  return (found.length > 0 ? found : ['root']).map((control) => `${name} ${control}`);
}
