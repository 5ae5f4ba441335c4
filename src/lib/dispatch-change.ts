/** Dispatches the events of a field whose value the visitor has changed. For values that script has set. */
export function dispatchChange(field: HTMLElement): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
