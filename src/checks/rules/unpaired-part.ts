/**
 * Finds parts that must refer to another part by `aria-controls` or `href="#id"`, and don't, such as a tab without
 * a panel.
 */
import { decoded } from '../../lib/decoded.ts';
import { nearestName } from '../../lib/errors/nearest-name.ts';
import type { Contract } from '../../runtime/contract.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { isComponent, isKnown, type Markup, mayHaveMore, mayHoldMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { partMarkerOf } from '../vocabulary.ts';

export function* unpairedPart(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const [name, { names }] of Object.entries(contract.parts ?? {}))
      for (const root of names ? page.having(marker) : [])
        yield* unpairedIn({ root, name, named: names ?? '', contract, page });
}

interface Pairs {
  readonly root: Markup;
  /** The part that refers, and the part that it refers to. */
  readonly name: string;
  readonly named: string;
  readonly contract: Contract;
  readonly page: Page;
}

function* unpairedIn({ root, name, named, contract, page }: Pairs): Generator<Problem> {
  const tabs = page.partsOf(root, contract, name);
  const panels = page.partsOf(root, contract, named);
  const ids = panels.map(({ attributes }) => attributes.get('id') ?? '');
  const isOpen =
    mayHoldMore(root) || !ids.every(isKnown) || [...tabs, ...panels].some(mayBeWritten);
  const marker = partMarkerOf(contract);
  const expected = `${marker}="${name}" to refer to a part "${named}" by aria-controls or href="#id"`;
  const lost = tabs.filter((tab) => {
    const id = idNamedBy(tab);
    if (!id && mayBeWritten(tab)) return false;
    return isKnown(id) && !(id && ids.includes(id)) && !(isOpen && id);
  });
  const paired = new Set(tabs.map(idNamedBy));
  const free = ids.filter((id) => id && !paired.has(id));
  for (const at of lost) yield { expected, ...lostWords(at, free), at, ...REPORTED_BY_ROOT };
  if (lost.length > 0 || isOpen) return;
  if (![...paired].every(isKnown)) return;
  const advice = `it is always visible; refer to its id in a part "${name}"`;
  for (const [index, at] of panels.entries())
    if (!paired.has(ids[index] || undefined))
      yield { expected, found: `no "${name}" for this part`, advice, at, ...REPORTED_BY_ROOT };
}

/** Whether an expression or a component may write the id. */
function mayBeWritten(part: Markup): boolean {
  return mayHaveMore(part) || isComponent(part);
}

function idNamedBy({ attributes }: Markup): string | undefined {
  const controlled = attributes.get('aria-controls');
  if (controlled !== undefined) return controlled;
  const href = attributes.get('href') ?? '';
  if (!isKnown(href)) return href;
  const [, hash] = /^#(.+)/.exec(href) ?? [];
  return hash && decoded(hash);
}

const NO_EFFECT = 'this part shows nothing when clicked';

/** Returns what is wrong with a part that refers to no other. `free`: the ids that none refers to. */
function lostWords({ attributes }: Markup, free: readonly string[]) {
  const attribute = ['aria-controls', 'href'].find((name) => attributes.has(name));
  if (!attribute)
    return {
      found: 'no reference',
      advice: `${NO_EFFECT}; add aria-controls with the id of that part`,
    };
  const written = attributes.get(attribute) ?? '';
  const nearest = nearestName(written.replace(/^#/, ''), free);
  const right = attribute === 'href' ? `#${nearest}` : nearest;
  return {
    found: `${attribute}="${written}"`,
    advice: nearest ? `write ${attribute}="${right}"` : `${NO_EFFECT}; correct the id`,
    attribute,
  };
}
