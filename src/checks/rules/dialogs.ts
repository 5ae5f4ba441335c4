/**
 * Finds modals without what a dialog needs (a role, a name, a close button), and modals that are visible or hidden by
 * mistake.
 */
import { decoded } from '../../lib/decoded.ts';
import { closeFault, nameFault, roleFault } from '../../lib/dialog-faults.ts';
import type { Contract } from '../../runtime/contract.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { descendantsOf, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import { idOf } from '../opened.ts';
import type { Page } from '../page.ts';
import { markerOf } from '../vocabulary.ts';
import { isTrigger } from './modal-on-trigger.ts';

type Words = Pick<Problem, 'expected' | 'found' | 'advice'>;

export function* modalRole(page: Page): Generator<Problem> {
  for (const { at } of dialogsIn(page)) {
    const role = at.attributes.get('role');
    const fault = at.name === 'dialog' || !isKnown(role) ? undefined : roleFault(role ?? null);
    const isAbsent = role === undefined;
    if (fault && !(isAbsent && mayHaveMore(at)))
      yield { ...fault, at, ...(!isAbsent && { attribute: 'role' }), ...REPORTED_BY_ROOT };
  }
}

export function* modalName(page: Page): Generator<Problem> {
  for (const { at } of dialogsIn(page)) {
    const ids = at.attributes.get('aria-labelledby')?.trim() ?? '';
    if (mayHaveMore(at) || isNamed(at, ids, page)) continue;
    const heading = [...descendantsOf(at)].some(isHeading);
    yield {
      ...nameFault(ids, heading),
      at,
      ...(ids && { attribute: 'aria-labelledby' }),
      ...REPORTED_BY_ROOT,
    };
  }
}

function isNamed({ attributes }: Markup, ids: string, page: Page): boolean {
  if (attributes.get('aria-label')?.trim() || attributes.get('title')?.trim()) return true;
  if (!ids) return false;
  const isElsewhere = page.extent !== 'page' || !isKnown(ids);
  return isElsewhere || ids.split(/\s+/).some((id) => page.withId(id).length > 0);
}

function isHeading({ name, attributes }: Markup): boolean {
  return /^h[1-6]$/.test(name) || attributes.get('role') === 'heading';
}

export function* modalClose(page: Page): Generator<Problem> {
  for (const { at, contract } of dialogsIn(page)) {
    if (page.partsOf(at, contract, 'close').length > 0 || at.hasGap) continue;
    yield {
      ...closeFault(markerOf(contract)),
      at,
      attribute: markerOf(contract),
      ...REPORTED_BY_ROOT,
    };
  }
}

/** Finds modals that are visible without script. If a link refers to one, that is intended. */
export function* modalHidden(page: Page): Generator<Problem> {
  const addresses = page.having('href').map(addressOf);
  const reached = new Set(addresses.map((address) => decoded(address)));
  for (const { at, contract } of dialogsIn(page)) {
    if (reasonOfHiding(at) || mayHaveMore(at)) continue;
    const id = idOf(at, contract);
    if (isKnown(id) ? reached.has(`#${id}`) : !addresses.every(isKnown)) continue;
    yield {
      ...notHidden(id, at.name === 'dialog' ? 'remove open' : 'add hidden'),
      at,
      level: 'warning',
    };
  }
}

function notHidden(id: string, way: string): Words {
  return {
    expected: 'the attribute hidden, or a link to the modal',
    found: 'neither hidden nor a link',
    advice: `without script, the modal is always visible; ${way}, or add href="#${id || 'its-id'}" to its trigger`,
  };
}

/** Finds triggers that are links to a modal that nobody sees without script. */
export function* closedTarget(page: Page): Generator<Problem> {
  for (const { at: dialog, contract, trigger } of dialogsIn(page)) {
    const [reason, way] = reasonOfHiding(dialog) ?? [];
    const id = dialog.attributes.get('id') ?? '';
    if (!reason || !id || !isKnown(id) || mayHaveMore(dialog)) continue;
    if (page.withId(id).some((one) => !reasonOfHiding(one))) continue;
    for (const at of page.having(trigger))
      if (decoded(addressOf(at)) === `#${id}`)
        yield {
          expected: `a visible element with the id "${id}"`,
          found: `${reason} with ${markerOf(contract)}`,
          advice: `without script, the link leads nowhere; ${way}, or give the link the address of a page`,
          at,
          attribute: 'href',
          level: 'warning',
        };
  }
}

/** Returns why the modal is hidden without script, and what shows it; `undefined` if it is visible. */
function reasonOfHiding({ name, attributes }: Markup): readonly [string, string] | undefined {
  const isClosed = name === 'dialog' && !attributes.has('open');
  if (attributes.has('hidden'))
    return ['a hidden modal', isClosed ? 'remove hidden and add open' : 'remove hidden'];
  return isClosed ? ['a closed <dialog>', 'add open'] : undefined;
}

function addressOf({ attributes }: Markup): string {
  return attributes.get('href') ?? '';
}

interface Dialog {
  readonly at: Markup;
  readonly contract: Contract;
  /** The attribute of its triggers, such as `data-modal-open`. */
  readonly trigger: string;
}

/** Yields the roots that triggers open. A link or button is no dialog: `modal-on-trigger` reports it. */
function* dialogsIn(page: Page): Generator<Dialog> {
  for (const [trigger, contract] of page.vocabulary.opened)
    for (const at of page.having(markerOf(contract)))
      if (!isTrigger(at)) yield { at, contract, trigger };
}
