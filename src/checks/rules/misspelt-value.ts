/** Finds values that differ from a known one only in spelling: `data-link="39 89"`. Other values may belong to other scripts. */
import { attributesIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* misspeltValue(page: Page): Generator<Problem> {
  for (const { name, attribute, marker } of attributesIn(page.vocabulary)) {
    const known = attribute.type === 'string' ? attribute.known : undefined;
    for (const at of known ? page.having(name) : [])
      if (at.attributes.has(marker)) yield* misspelt(at, name, known ?? []);
  }
}

function* misspelt(at: Markup, name: string, known: readonly string[]): Generator<Problem> {
  const found = at.attributes.get(name) ?? '';
  const meant = known.find((one) => bare(one) === bare(found));
  if (!meant || meant === found || !isKnown(found)) return;
  yield {
    expected: `${name}="${meant}"`,
    found: `"${found}"`,
    advice: `it has no effect; write ${name}="${meant}"`,
    at,
    attribute: name,
    level: 'warning',
  };
}

/** Returns a value without what people write around and between its letters and digits. */
function bare(value: string): string {
  return value.toLowerCase().replaceAll(/^tel:|[^a-z\d]/g, '');
}
