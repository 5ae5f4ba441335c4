/** Opening a dialog is an interaction with what it holds. */

/** Starts the roots inside that wait for one. The event reaches whoever listens on the window, and nobody on the way. */
export function wakeRoots(within: Element): void {
  for (const root of within.querySelectorAll('[data-when="interaction"]'))
    root.dispatchEvent(new FocusEvent('focusin'));
}
