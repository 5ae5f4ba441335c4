/** Which dialog a trigger means by its id. */

/** Returns the dialog that the id names, the first of several. `marker` is the attribute of such dialogs. */
export function dialogNamed(marker: string, id: string): Element | null {
  return id === '' ? null : document.querySelector(`[${marker}][id="${CSS.escape(id)}"]`);
}
