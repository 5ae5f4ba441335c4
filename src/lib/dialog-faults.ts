/** What is said of a dialog whose template lacks something: by its root as it starts, and by the checks. */

interface Fault {
  readonly expected: string;
  readonly found: string;
  readonly advice: string;
}

/** Returns the fault of a role, or `undefined` where the role is one of a dialog. */
export function roleFault(role: string | null): Fault | undefined {
  if (/^(alert)?dialog$/.test(role ?? '')) return undefined;
  return {
    expected: 'role="dialog" or role="alertdialog"',
    found: role === null ? 'no role' : `role="${role}"`,
    advice: 'it is a dialog all the same; write role="dialog"',
  };
}

/** Returns the fault of a dialog without a name. `ids` is what aria-labelledby says, though it names nothing. */
export function nameFault(ids: string, hasHeading: boolean): Fault {
  return {
    expected: 'a name, by aria-labelledby or aria-label',
    found: ids ? `aria-labelledby="${ids}", which names nothing` : 'none',
    advice: hasHeading
      ? 'its first heading is taken; name it in aria-labelledby'
      : 'screen readers say only that it is a dialog; give it aria-label',
  };
}

/** Returns the fault of a dialog without a way out. `marker` is the root's own, such as `data-modal`. */
export function closeFault(marker: string): Fault {
  return {
    expected: `a part "close" (${marker}-part)`,
    found: 'none',
    advice: 'a button is added at the end; give it one',
  };
}
