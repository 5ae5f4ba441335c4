/** Runs in a page: focuses the controls of roots one after another, and reports where the focus went. */

/** Runs before any script: prevents navigation after all handlers of the event have run. */
export function stayHere(): void {
  const hold = (event: Event) => event.preventDefault();
  const holdLink = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link?.getAttribute('href')?.startsWith('#')) hold(event);
  };
  addEventListener('submit', hold);
  addEventListener('click', (event) => event.target instanceof Element && holdLink(event));
}

export interface Control {
  /** Equal for controls that do the same, of which only one is used. */
  readonly key: string;
  readonly isBox: boolean;
  /** The id of the player modal that it opens after some time. */
  readonly film: string | undefined;
}

/** Focuses the first usable control whose key is not in `done`. Returns nothing if there is none. */
export function focusNext({
  kinds,
  done,
  withChrome,
}: {
  readonly kinds: readonly string[];
  readonly done: readonly string[];
  readonly withChrome: boolean;
}): Control | undefined {
  Reflect.set(window, 'hasFocusedControl', true);
  const roots = kinds.map((name) => `[data-${name}]`).join(', ');
  const usable =
    'button, summary, input[type=checkbox], a[data-modal-open], a[href^="#"], [role=button]';
  const keyOf = (control: Element) => {
    const root = control.closest(roots);
    const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
    const place = control.closest('[data-case]')?.id ?? '';
    const kind = root ? Object.keys((root instanceof HTMLElement && root.dataset) || {})[0] : '';
    return `${place} ${kind} ${words
      .replace(/[\d«].*/, '')
      .trim()
      .split(/\s+/)
      .slice(0, 3)
      .join(' ')}`;
  };
  /** The browser follows links of a failed root, and then no element has the focus. */
  const isNative = (control: Element) =>
    control.matches('a') &&
    [...(control.closest(roots)?.attributes ?? [])].some(
      ({ name, value }) => name.endsWith('-state') && value === 'failed',
    );
  const isClosing = (control: Element) =>
    /part="close"/.test(control.outerHTML.split('>')[0] ?? '');
  const isOfPage = (control: Element) =>
    withChrome ||
    !control.closest('.site-header, .pre-footer, .site-footer, #partners, .skip-links');
  const candidates = [...document.querySelectorAll<HTMLElement>(usable)]
    .filter((control) => control.closest(`${roots}, [data-islands-view], [data-islands-dialog]`))
    .filter((control) => !isNative(control))
    .filter((control) => isOfPage(control) && control.checkVisibility({ visibilityProperty: true }))
    .sort((one, other) => Number(isClosing(one)) - Number(isClosing(other)));
  for (const control of candidates) {
    const key = keyOf(control);
    if (done.includes(key)) continue;
    control.focus();
    if (document.activeElement === control)
      return {
        key,
        isBox: control.matches('[type=checkbox]'),
        film: control.dataset.playerModalOpen,
      };
  }
  return undefined;
}

/** What `lostFocus` returns if the page is not the one in which a control was focused. */
export const OTHER_PAGE = 'another page';

/** Returns why no element has the focus, or an empty text. */
export function lostFocus(otherPage: string): string {
  if (!Reflect.has(window, 'hasFocusedControl')) return otherPage;
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'body';
  const isSeen = focused.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isLive = !focused.closest('[inert], [aria-hidden=true]');
  return isSeen && isLive ? '' : `unseen: ${focused.outerHTML.slice(0, 100)}`;
}
