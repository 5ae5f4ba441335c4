/**
 * Finds what does not work before the script has loaded, or if it never does: forms and links without a target,
 * empty lists.
 */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { ancestorsOf, descendantsOf, type Markup, mayHaveMore, mayHoldMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';

/**
 * Finds forms without an action whose submit the script handles. Forms with filters are exempt: they submit to
 * their own page.
 */
export function* formWithoutAction(page: Page): Generator<Problem> {
  for (const contract of page.vocabulary.roots.values())
    for (const at of submitsByScript(contract) ? formsOf(contract, page) : [])
      if (!leadsSomewhere(at))
        yield {
          expected: 'an action on a form that the script handles',
          found: 'no action',
          advice: 'without script, the form is sent to its own page; add action="…"',
          at,
          level: 'error',
        };
}

/** Whether the script submits the form. A behaviour leaves that to the browser, with or without an action. */
function submitsByScript({ early, kind }: Contract): boolean {
  return kind === 'island' && early?.submit === true;
}

/** Yields the root and its parts that are forms without filters. */
function* formsOf(contract: Contract, page: Page): Generator<Markup> {
  const { parts = {} } = contract;
  const marker = partMarkerOf(contract);
  for (const at of page.having(markerOf(contract))) if (at.name === 'form') yield at;
  for (const at of page.having(marker)) {
    const name = at.attributes.get(marker) ?? '';
    const isPart = Object.hasOwn(parts, name);
    if (at.name === 'form' && isPart && !parts[name]?.boxes) yield at;
  }
}

function leadsSomewhere(form: Markup): boolean {
  if (form.attributes.has('action') || mayHaveMore(form)) return true;
  return [...descendantsOf(form)].some(({ attributes }) => attributes.has('formaction'));
}

/** Finds links without an address that a behaviour enhances, and parts that may be links but lead nowhere. */
export function* linkWithoutAddress(page: Page): Generator<Problem> {
  for (const [attribute, at] of linksIn(page)) {
    if (at.name !== 'a' || at.attributes.get('href') || mayHaveMore(at)) continue;
    yield {
      expected: `an address on a link with ${attribute}`,
      found: at.attributes.has('href') ? 'href=""' : 'no href',
      advice: 'without script, the link leads nowhere; add href="…"',
      at,
      level: 'warning',
    };
  }
}

function* linksIn(page: Page): Generator<readonly [attribute: string, at: Markup]> {
  for (const [marker, { kind, parts }] of page.vocabulary.roots)
    if (kind === 'behaviour' && !parts) for (const at of page.having(marker)) yield [marker, at];
  for (const [marker, { parts = {} }] of page.vocabulary.parts)
    for (const at of page.having(marker)) {
      const part = parts[at.attributes.get(marker) ?? ''];
      // `unpaired-part` reports those that name another part.
      const isLink = part?.elements?.includes('a') && !part.names && !part.scriptOnly;
      if (isLink) yield [`${marker}="${at.attributes.get(marker)}"`, at];
    }
}

/** Finds "more" buttons whose list is empty or hidden without script. */
export function* moreWithoutList(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots) {
    const [item] = Object.entries(contract.parts ?? {}).find(([, { many }]) => many) ?? [];
    if (!item || !contract.parts?.more) continue;
    for (const root of page.having(marker)) {
      const [at] = page.partsOf(root, contract, 'more');
      const items = page.partsOf(root, contract, item);
      if (!at || mayHoldMore(root) || items.some((one) => isShown(one, root))) continue;
      yield {
        expected: `a part "${item}" that is visible without script`,
        found: items.length > 0 ? `only hidden ones (${items.length})` : `no part "${item}"`,
        advice: 'without script, visitors see nothing; send some of them without hidden',
        at,
        level: 'warning',
      };
    }
  }
}

export function isShown(item: Markup, root: Markup): boolean {
  for (const one of [item, ...ancestorsOf(item)]) {
    if (one.attributes.has('hidden')) return false;
    if (one === root) return true;
  }
  return true;
}
