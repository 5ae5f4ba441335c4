/** A text as it was: words, selection and scroll. */

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

/** Returns what the server sent, whatever has been typed since. */
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
