/** Finds the dialog that a trigger opens. */

/** Returns the first dialog with the id. `marker` is the attribute of such dialogs. */
export function dialogNamed(marker: string, id: string): Element | null {
  return id === '' ? null : document.querySelector(`[${marker}][id="${CSS.escape(id)}"]`);
}
