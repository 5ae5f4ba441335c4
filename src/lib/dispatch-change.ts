/** Dispatches `input` and `change`, as if the visitor had changed the field. Call it after setting a value by script. */
export function dispatchChange(field: HTMLElement): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
