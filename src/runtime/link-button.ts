/** Links whose click a script takes over: they say that they are buttons, and Space presses them as it presses a button. */
import { isModified } from '../lib/modified.ts';
import { bind } from './bind.ts';

/** What a link that acts as a button says of itself; nothing for other elements, and beside a role of the template's. */
export function buttonRole(element: HTMLElement | undefined): Readonly<Record<string, string>> {
  if (!isLink(element)) return {};
  const role = element.getAttribute('role') ?? 'button';
  return element.hasAttribute('href') ? { role } : { role, tabindex: '0' };
}

/**
 * Presses the link that listens, without the scroll that Space means on a link; once, however long the key is held. Enter
 * is the browser's, unless the link has no address.
 */
export function pressByKey(event: KeyboardEvent): void {
  const { currentTarget: link, key } = event;
  if (!isLink(link) || event.defaultPrevented || isModified(event)) return;
  if (key !== ' ' && (key !== 'Enter' || link.hasAttribute('href'))) return;
  event.preventDefault();
  if (!event.repeat) link.click();
}

/** Makes a link a button until the signal ends; other elements stay what they are. */
export function actAsButton(element: HTMLElement, signal: AbortSignal): void {
  if (!isLink(element)) return;
  bind(element, signal).apply({ attributes: buttonRole(element) });
  element.addEventListener('keydown', pressByKey, { signal });
}

/** Whether it is a link that leads nowhere by itself. */
export function leadsNowhere(element: HTMLElement): boolean {
  return element.matches('a:not([href]), a[href="#"]');
}

function isLink(element: EventTarget | null | undefined): element is HTMLAnchorElement {
  return element instanceof HTMLAnchorElement;
}
