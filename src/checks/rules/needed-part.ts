/**
 * Finds roots without a part that other parts or a value of the config need: more cards than are visible at the start,
 * and no button that reveals them.
 */
import type { Contract, Part } from '../../runtime/contract.ts';
import { configValue } from '../config-value.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { ancestorsOf, isKnown, type Markup, mayHoldMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { isCount } from '../sent-config.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';
import { isWronglyMarked } from './wrongly-marked.ts';

export function* neededPart(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const { name, need, within } of needsIn(contract))
      for (const root of page.having(marker)) {
        if (mayHoldMore(root)) continue;
        const needed = { root, contract, name, need, page };
        yield* within ? missingBeside(needed, within) : missingIn(needed);
      }
}

function needsIn({ parts = {} }: Contract) {
  return Object.entries(parts).flatMap(([name, { neededBy: need, within }]) =>
    need ? [{ name, need, within }] : [],
  );
}

interface Needed {
  readonly root: Markup;
  readonly contract: Contract;
  /** The part that may be missing. */
  readonly name: string;
  readonly need: NonNullable<Part['neededBy']>;
  readonly page: Page;
}

/** A warning, because the root works without the part, which may be missing on purpose. */
const REPORTED = { found: 'no such part', ...REPORTED_BY_ROOT, level: 'warning' } as const;

/** Finds a root that needs the part, and doesn't have it. */
function* missingIn(needed: Needed): Generator<Problem> {
  const { root, contract, name, need, page } = needed;
  if (page.partsOf(root, contract, name).length > 0 || !isNeeded(needed)) return;
  if (isWronglyMarked(name, root, page) || isOutside(needed)) return;
  const count = need.beyond && configValue(root, contract, need.beyond)?.value;
  yield {
    expected: `a part "${name}" in the root, to ${need.to}${count ? ` after the first ${count}` : ''}`,
    advice: need.advice,
    at: root,
    attribute: markerOf(contract),
    ...REPORTED,
  };
}

function isNeeded({ root, contract, need, page }: Needed): boolean {
  const { part, having, beyond, config = {} } = need;
  const isSent = ([key, value]: [string, string]) =>
    configValue(root, contract, key)?.value === value;
  if (!Object.entries(config).every(isSent)) return false;
  if (part === undefined) return true;
  const parts = page
    .partsOf(root, contract, part)
    .filter(
      ({ attributes }) => !having || (attributes.has(having) && isKnown(attributes.get(having))),
    );
  if (!beyond) return parts.length > 0;
  const most = configValue(root, contract, beyond)?.value;
  // In a template, a condition or a loop may render fewer of them.
  return page.extent !== 'template' && isCount(most) && parts.length > most;
}

/** Whether such a part is in no root. Another rule reports that. */
function isOutside({ contract, name, page }: Needed): boolean {
  const marker = partMarkerOf(contract);
  return page.strayPartsOf(contract).some(({ attributes }) => attributes.get(marker) === name);
}

/**
 * Finds parts that need one inside the same outer part, and don't have it there: a panel without a toggle in its item.
 * A needed part serves the first of them in its outer part.
 */
function* missingBeside(needed: Needed, within: string): Generator<Problem> {
  const { root, contract, name, need, page } = needed;
  const outer = new Set(page.partsOf(root, contract, within));
  const aroundOf = (at: Markup) => [...ancestorsOf(at)].filter((one) => outer.has(one));
  const serving = new Set(page.partsOf(root, contract, name).map((at) => aroundOf(at)[0]));
  // Another rule reports a part that is in no outer part.
  if (serving.has(undefined)) return;
  const held = new Map<Markup, Stretches>();
  for (const at of page.partsOf(root, contract, need.part ?? '')) {
    const around = aroundOf(at);
    const firstIn = around.filter((one) => isFirst(at, one, held));
    const isServed = firstIn.some((one) => serving.has(one));
    const [nearest] = around;
    if (!nearest || isServed || isWronglyMarked(name, nearest, page)) continue;
    yield {
      expected: `a part "${name}" to ${need.to}`,
      advice: need.advice,
      at,
      attribute: partMarkerOf(contract),
      ...REPORTED,
    };
  }
}

type Stretches = Set<number | undefined>;

/** Whether it is the first in the outer part, or may be: conditions of a template may exclude those before it. `held` has
 * the stretches in which one was found before. */
function isFirst({ stretch }: Markup, outer: Markup, held: Map<Markup, Stretches>): boolean {
  const before = held.get(outer) ?? new Set();
  held.set(outer, before);
  if (before.has(stretch)) return false;
  before.add(stretch);
  return true;
}
