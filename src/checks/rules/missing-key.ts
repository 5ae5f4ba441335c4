/** Finds configs without a key that another one needs, such as a key for Google Maps without the id of the map. */
import { placeInJson } from '../../lib/errors/json-place.ts';
import type { Contract } from '../../runtime/contract.ts';
import { configValue } from '../config-value.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import type { Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* missingKey(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const need of needsIn(contract))
      for (const at of page.having(marker))
        if (isMissing(need, at, contract)) yield problemOf(need, at, marker);
}

interface Need {
  readonly key: string;
  /** The key without which it does nothing. */
  readonly needs: string;
  readonly advice: string;
}

function needsIn({ config = {} }: Contract): readonly Need[] {
  return Object.entries(config).flatMap(([key, schema]) => {
    if (schema.type !== 'string' || !schema.needs) return [];
    const { needs, advice = `"${key}" has no effect; add "${needs}"` } = schema;
    return [{ key, needs, advice }];
  });
}

/** Whether one is given, and the other one is not. Neither is so if an expression may write it. */
function isMissing({ key, needs }: Need, root: Markup, contract: Contract): boolean {
  const [given, needed] = [key, needs].map((one) => configValue(root, contract, one));
  return Boolean(given?.value && needed && !needed.value);
}

function problemOf({ key, needs, advice }: Need, at: Markup, marker: string): Problem {
  const source = at.attributes.get(marker) ?? '';
  const offset = placeInJson(source, needs) ?? placeInJson(source, key) ?? 0;
  const expected = `"${needs}" beside "${key}"`;
  const found = `no "${needs}"`;
  return { expected, found, advice, at, attribute: marker, offset, ...REPORTED_BY_ROOT };
}
