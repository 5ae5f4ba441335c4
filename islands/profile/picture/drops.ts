/**
 * Accepts files that are dropped or pasted on the field's label. A file that is dropped elsewhere doesn't replace
 * the page.
 */

import { useEffect } from 'react';
import { dispatchChange } from '../../../src/lib/dispatch-change.ts';
import { unshadowed } from '../../../src/lib/unshadowed.ts';

export function useDrops(input: HTMLInputElement): void {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const isOnField = ({ target }: Event) =>
      target instanceof Node &&
      [input, ...(input.labels ?? [])].some((element) => element.contains(target));
    const isOthers = (event: DragEvent) =>
      !event.dataTransfer?.types.includes('Files') ||
      event.defaultPrevented ||
      (isOnFileField(event) && !isOnField(event));
    const hover = (event: DragEvent) => {
      if (!event.dataTransfer || isOthers(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isOnField(event) ? 'copy' : 'none';
    };
    const drop = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer || isOthers(event)) return;
      event.preventDefault();
      if (isOnField(event)) take(input, dataTransfer.files[0]);
    };
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || !isOnField(event)) return;
      event.preventDefault();
      take(input, file);
    };
    addEventListener('dragover', hover, { signal });
    addEventListener('drop', drop, { signal });
    const onField = { signal, capture: true };
    addEventListener('dragover', (event) => isOnField(event) && hover(event), onField);
    addEventListener('drop', (event) => isOnField(event) && drop(event), onField);
    addEventListener('paste', paste, onField);
    return () => ended.abort();
  }, [input]);
}

/** Whether the event is on any file field, which handles dropped files itself. */
function isOnFileField({ target }: Event): boolean {
  const near = target instanceof Element && unshadowed(target).closest('label, input');
  const field = near instanceof HTMLLabelElement ? near.control : near;
  return field instanceof HTMLInputElement && field.type === 'file';
}

/** Puts the file into the server's field, as if the visitor had chosen it there. */
function take(input: HTMLInputElement, file: File | undefined): void {
  if (!file || input.disabled) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  dispatchChange(input);
}
