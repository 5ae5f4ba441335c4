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
    advice: 'it is a dialog all the same; write role="dialog"',
  };
}

/** Returns the fault of a dialog without a name. `ids` is the value of `aria-labelledby` if it matches no element. */
export function nameFault(ids: string, hasHeading: boolean): Fault {
  return {
    expected: 'a name, by aria-labelledby or aria-label',
    found: ids ? `aria-labelledby="${ids}", which names nothing` : 'none',
    advice: hasHeading
      ? 'its first heading is taken; name it in aria-labelledby'
      : 'screen readers say only that it is a dialog; give it aria-label',
  };
}

/**
 * Returns the fault of a dialog without a close button. `marker` is the attribute of the root, such as
 * `data-modal`.
 */
export function closeFault(marker: string): Fault {
  return {
    expected: `a part "close" (${marker}-part)`,
    found: 'none',
    advice: 'a button is added at the end; give it one',
  };
}
