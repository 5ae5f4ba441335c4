/** Tells of a value that script has put into a field, with the events of one that was typed or chosen. */
export function tellChanged(field: HTMLElement): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
