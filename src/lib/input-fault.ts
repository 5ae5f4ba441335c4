/** Says that a root lacks the input that it lives on: for the root that starts, and for checks of templates. */
export function missingInput(type: string) {
  return { expected: `an <input type="${type}"> inside`, found: 'none' };
}
