/** A saved state of a text field: value, selection and scroll position. */

export interface Snapshot {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly top: number;
}

export function snapshotOf(text: HTMLTextAreaElement): Snapshot {
  const { value, selectionStart: start, selectionEnd: end, scrollTop: top } = text;
  return { value, start, end, top };
}

/** Returns the text that the server sent. */
export function serverText({ defaultValue: value }: HTMLTextAreaElement): Snapshot {
  return { value, start: 0, end: 0, top: 0 };
}

export function restore(text: HTMLTextAreaElement, { value, start, end, top }: Snapshot): void {
  text.value = value;
  text.setSelectionRange(start, end);
  const scroll = () => {
    text.scrollTop = top;
  };
  scroll();
  /* Firefox scrolls to the selection in the next frame (`tests/e2e/profile.spec.ts`). */
  requestAnimationFrame(scroll);
  text.dispatchEvent(new Event('input', { bubbles: true }));
}
