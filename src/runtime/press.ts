/**
 * Controls: elements of the server's whose press is a root's own business. A link says that it is a button, and Space
 * presses it. A button without a type becomes an ordinary one: it would send the form around it
 * (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-type), and it is what the Enter key in a field presses.
 */
import { isModified, opensElsewhere } from '../lib/modified.ts';
import { bind } from './bind.ts';

/** Returns what a control says of itself beside what the template says: the role of a link, the type of a button. */
export function controlAttributes(
  element: HTMLElement | undefined,
): Readonly<Record<string, string>> {
  if (element instanceof HTMLButtonElement)
    return { type: element.getAttribute('type') ?? 'button' };
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

/** Makes a control of the element until the signal ends, without listening to its clicks. */
export function actAsControl(element: HTMLElement, signal: AbortSignal): void {
  bind(element, signal).apply({ attributes: controlAttributes(element) });
  if (isLink(element)) element.addEventListener('keydown', pressByKey, { signal });
}

/** Makes a control of the element, and calls back for each press until the signal ends. */
export function whenPressed(
  control: HTMLElement | undefined,
  pressed: (event: MouseEvent) => void,
  signal: AbortSignal,
): void {
  if (!control) return;
  actAsControl(control, signal);
  whenClicked(control, pressed, signal);
}

/**
 * Calls back for each click until the signal ends, and leaves the role of the element as it is. A click sends no form and
 * follows no link; a link that is opened elsewhere keeps its meaning.
 */
export function whenClicked(
  control: HTMLElement,
  pressed: (event: MouseEvent) => void,
  signal: AbortSignal,
): void {
  if (control.matches('button:not([type])')) bind(control, signal).apply(PLAIN);
  control.addEventListener(
    'click',
    (event) => {
      if (opensElsewhere(event, control)) return;
      event.preventDefault();
      pressed(event);
    },
    { signal },
  );
}

const PLAIN = { attributes: { type: 'button' } };

/** Whether it is a link that leads nowhere by itself. */
export function leadsNowhere(element: HTMLElement): boolean {
  return element.matches('a:not([href]), a[href="#"]');
}

function isLink(element: EventTarget | null | undefined): element is HTMLAnchorElement {
  return element instanceof HTMLAnchorElement;
}
