/** Describes what is wrong with a dialog's template. Used by dialogs when they mount and by the template checks. */

interface Fault {
  readonly expected: string;
  readonly found: string;
  readonly advice: string;
}

/** Returns the fault of a role, or `undefined` if it is a dialog's role. */
export function roleFault(role: string | null): Fault | undefined {
  if (/^(alert)?dialog$/.test(role ?? '')) return undefined;
  return {
    expected: 'role="dialog" or role="alertdialog"',
    found: role === null ? 'no role' : `role="${role}"`,
    advice: 'the script sets role="dialog"; write it in the template',
  };
}

/** Returns the fault of a dialog without a name. `ids` is the value of `aria-labelledby` if it gives no name, otherwise empty. */
export function nameFault(ids: string, hasHeading: boolean): Fault {
  return {
    expected: 'a name, by aria-labelledby or aria-label',
    found: ids ? `aria-labelledby="${ids}", which gives no name` : 'no name',
    advice: hasHeading
      ? 'its first heading is used; write the id of the heading into aria-labelledby'
      : 'screen readers announce only "dialog"; add aria-label',
  };
}

/**
 * Returns the fault of a dialog without a close button. `marker` is the attribute of the root, such as
 * `data-modal`.
 */
export function closeFault(marker: string): Fault {
  return {
    expected: `a part "close" (${marker}-part)`,
    found: 'no such part',
    advice: `the script adds a button at the end; add one with ${marker}-part="close"`,
  };
}
