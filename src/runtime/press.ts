/**
 * Turns the server's links and buttons into controls of a root. A link gets `role="button"`, and Space presses it.
 * A button without a type gets `type="button"`: otherwise it would submit the form around it
 * (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-type), and the Enter key in a field would
 * press it.
 */
import { isModified, opensElsewhere } from '../lib/modified.ts';
import { bind } from './bind.ts';

/** Returns the attributes that a control needs and the template may lack: the role of a link, the type of a button. */
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
 * Called on `keydown`. Space presses the link, without scrolling the page, and only once while the key is held. The
 * browser handles Enter, except on a link without an address.
 */
export function pressByKey(event: KeyPress): void {
  const { currentTarget: link, key } = event;
  if (!isLink(link) || event.defaultPrevented || isModified(event)) return;
  if (key !== ' ' && (key !== 'Enter' || link.hasAttribute('href'))) return;
  event.preventDefault();
  if (!event.repeat) link.click();
}

/** An event of the browser or of React. */
type KeyPress = Pick<
  KeyboardEvent,
  'currentTarget' | 'defaultPrevented' | 'key' | 'preventDefault' | 'repeat'
> &
  Parameters<typeof isModified>[0];

/** Makes the element a control until the signal aborts. Doesn't listen to clicks. */
export function actAsControl(element: HTMLElement, signal: AbortSignal): void {
  bind(element, signal).apply({ attributes: controlAttributes(element) });
  if (isLink(element)) element.addEventListener('keydown', pressByKey, { signal });
}

/** Makes the element a control, and calls `pressed` for each press until the signal aborts. */
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
 * Calls `pressed` for each click until the signal aborts, and leaves the role of the element as it is. The click
 * submits no form and follows no link. A click that opens the link in another tab or window is left alone.
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

/** Whether the element is a link without a target of its own. */
export function leadsNowhere(element: HTMLElement): boolean {
  return element.matches('a:not([href]), a[href="#"]');
}

function isLink(element: EventTarget | null | undefined): element is HTMLAnchorElement {
  return element instanceof HTMLAnchorElement;
}
