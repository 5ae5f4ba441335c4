/** Which dialog a trigger means by its id. */

/** Of several elements with one id the first dialog is meant. `marker` is the attribute of such dialogs. */
export function dialogNamed(marker: string, id: string): Element | null {
  return id === '' ? null : document.querySelector(`[${marker}][id="${CSS.escape(id)}"]`);
}
