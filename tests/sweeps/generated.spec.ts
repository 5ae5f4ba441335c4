/** Mounts islands on hundreds of generated fragments. A mount must not replace or move any of their nodes. */
import { expect } from '@playwright/test';
import fc from 'fast-check';
import { fragments } from './html-maker.ts';
import { markServerNodes, serverNodesThatMoved } from './identity.ts';
import { islandKinds, type Kind, pageOf } from './pages.ts';
import { test } from './test.ts';
import { allStarted, visit } from './visit.ts';

const SEED = 20_261_128;
const FRAGMENTS = 300;
/** The number of fragments per load of the page. */
const BATCH = 150;

/** `place`, from 0 to 1, selects the element of the root into which the fragment is inserted. */
const placed = fc.record({
  html: fragments,
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

for (const kind of islandKinds) {
  const fixture = pageOf(kind);
  if (!fixture) continue;

  test(`data-${kind.name} does not change ${FRAGMENTS} generated fragments`, async ({
    page,
    pageLog,
  }) => {
    const samples = fc.sample(placed, { seed: SEED, numRuns: FRAGMENTS });
    for (let done = 0; done < FRAGMENTS; done += BATCH) {
      await visit(page, `/${fixture.name}`, pageLog);
      await page.evaluate(insertFragments, { kind, fragments: samples.slice(done, done + BATCH) });
      await page.evaluate(markServerNodes);
      await page.evaluate(() => window.Islands?.scan());
      await allStarted(page, pageLog);

      expect(await page.evaluate(serverNodesThatMoved)).toEqual([]);
      expect(await page.evaluate(typedTexts)).toEqual([]);
    }
    expect(pageLog.uncaughtErrors).toEqual([]);
  });
}

interface Given {
  readonly kind: Kind;
  readonly fragments: readonly { readonly html: string; readonly place: number }[];
}

/** Runs in the page: stops everything, inserts fragments into the roots, and types into their fields. */
function insertFragments({ kind, fragments }: Given): void {
  const closed =
    'svg, svg *, math, math *, template, select, select *, textarea, input, img, br, hr, video, audio, source, track, script, style';
  window.Islands?.stop(document);
  const roots = [...document.querySelectorAll(`[data-${kind.name}]`)];
  for (const [at, { html, place }] of fragments.entries()) {
    const root = roots[at % roots.length];
    const places = [root, ...(root?.querySelectorAll('*') ?? [])].filter(
      (element) => element && !element.matches(closed),
    );
    const template = document.createElement('template');
    template.innerHTML = html;
    for (const field of template.content.querySelectorAll<HTMLInputElement>(
      'input:not([type]), textarea',
    ))
      Object.assign(field, { value: 'tapé' }).toggleAttribute('data-typed');
    places[Math.floor(place * places.length)]?.append(template.content);
  }
}

/** Runs in the page: returns fields whose typed text was lost. */
function typedTexts(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('[data-typed]')]
    .filter(({ value }) => value !== 'tapé')
    .map((field) => `${field.outerHTML} holds ${field.value}`);
}
