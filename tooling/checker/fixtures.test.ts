/** The checker reports nothing on fixture pages without mistakes, and reports the mistakes on the others. */
import { describe, expect, it } from 'vitest';
import { listPages } from '../../fixtures/site/catalogue.ts';
import { respondWithPage } from '../../fixtures/site.ts';
import { type Mistake, mistakesIn } from './check.ts';

const names = (await listPages()).map(({ name }) => name);

async function mistakesAt(name: string): Promise<readonly Mistake[]> {
  const answer = await respondWithPage(new Request(`http://localhost/${name}`));
  const source = (await answer?.text()) ?? '';
  expect(source).toContain('</html>');
  return mistakesIn({ path: `${name}.html`, source });
}

describe('a page without mistakes', () => {
  it.each(names.filter((name) => !name.endsWith('-errors')))(
    'is reported to have none: /%s',
    async (name) => {
      expect(await mistakesAt(name)).toEqual([]);
    },
  );
});

/**
 * The rules that report something on each page, in the order of the page. The other mistakes can only be found in the
 * browser.
 */
const FOUND: Readonly<Record<string, readonly string[]>> = {
  'cards-errors': [
    'config',
    'config',
    'config',
    'config',
    'config',
    'part-name',
    'config',
    'part-missing',
  ],
  'cart-button-errors': ['attribute-value', 'part-name', 'config'],
  /** The templates of these two pages are correct: they test network errors. */
  'coupure-errors': [],
  'panne-errors': [],
  'city-errors': ['part-missing', 'part-element'],
  'download-errors': ['missing-attribute'],
  'fagerstrom-errors': ['root-element', 'part-name'],
  'form-errors': ['invalid-pattern', 'missing-reference', 'part-name', 'root-element'],
  'map-search-errors': ['config', 'config', 'config', 'missing-key'],
  'modal-errors': [
    'trigger-without-target',
    'trigger-without-target',
    'config',
    'modal-close',
    'modal-role',
    'modal-name',
  ],
  'paddles-errors': ['part-missing'],
  'password-errors': ['part-missing', 'part-element'],
  'player-errors': [
    'config',
    'config',
    'config',
    'config',
    'config',
    'config',
    'config',
    'config',
    'config',
    'config',
    'wrong-address',
    'wrong-address',
    'wrong-address',
    'wrong-address',
    'part-name',
  ],
  'profile-errors': ['part-element', 'part-name'],
  'range-errors': ['attribute-value', 'missing-input'],
  'read-more-errors': ['part-missing', 'part-element'],
  'shop-filters-errors': ['attribute-value', 'part-missing'],
  'slider-errors': ['part-missing'],
  'tabs-errors': ['unpaired-part', 'part-missing'],
  'testimonials-errors': ['part-missing'],
  'timeline-errors': ['attribute-value', 'attribute-value', 'part-name'],
  'tool-accordion-errors': ['part-name'],
};

describe('a page of mistakes', () => {
  it.each(names.filter((name) => name.endsWith('-errors')))(
    'has the mistakes that can be seen in its source: /%s',
    async (name) => {
      expect((await mistakesAt(name)).map(({ rule }) => rule)).toEqual(FOUND[name] ?? []);
    },
  );

  it('is one of the fixture pages', () => {
    expect(Object.keys(FOUND).filter((name) => !names.includes(name))).toEqual([]);
  });
});
