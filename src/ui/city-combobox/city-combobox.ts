/**
 * Adds suggestions of communes to an address field. It is an editable combobox with a listbox, after the ARIA
 * Authoring Practices (list autocomplete with manual selection). The field stays the server's.
 */

import { dispatchChange } from '../../lib/dispatch-change.ts';
import { createLiveRegion } from '../../lib/live-region.ts';
import { Newest } from '../../lib/newest.ts';
import { pause } from '../../lib/pause.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { bind } from '../../runtime/bind.ts';
import { Listbox } from './listbox.ts';
import type { Asking, CitySuggestion } from './suggestions.ts';
import { inFull, isWorthAsking, suggestionsFor } from './suggestions.ts';
import { texts } from './texts.ts';

interface Wiring {
  /** Removes the combobox and restores the field when it aborts. */
  readonly signal: AbortSignal;
  /** Reports a failing service to the integrator. */
  readonly report: Asking['report'];
  /** Returns the text to write into the field for a suggestion. The default is `city (value)`. */
  readonly text?: (suggestion: CitySuggestion) => string;
  /** Called after a suggestion was written into the field. */
  readonly chosen?: (suggestion: CitySuggestion) => void;
}

/** Debounce of the requests, in ms. */
const PAUSE_MS = 250;

/**
 * Adds the combobox until the signal aborts. Choosing a suggestion fills the field. Enter without a choice submits
 * the form.
 */
export function attachCityCombobox(
  input: HTMLInputElement,
  { signal, report, text = inFull, chosen }: Wiring,
): void {
  if (signal.aborted) return;
  const list = new Listbox(input, signal);
  const announce = createLiveRegion(input.form ?? input.parentElement ?? document.body, signal);
  const binding = bind(input, signal);
  const questions = new Newest(signal);
  /** The server's `autocomplete` stays: the browser and its users rely on it. */
  const purpose = input.getAttribute('autocomplete') ?? 'off';
  let isWriting = false;

  const show = (): void => {
    binding.apply({
      attributes: {
        role: 'combobox',
        autocomplete: purpose,
        'aria-autocomplete': 'list',
        'aria-controls': list.id,
        'aria-expanded': list.isOpen,
        'aria-activedescendant': list.activeId,
      },
    });
  };
  const close = (): void => {
    questions.cancel();
    list.close();
    show();
  };
  const choose = (suggestion: CitySuggestion): void => {
    isWriting = true;
    input.value = text(suggestion);
    dispatchChange(input);
    isWriting = false;
    close();
    announce('');
    chosen?.(suggestion);
  };
  const suggest = async (): Promise<void> => {
    const asked = questions.begin();
    if (!isWorthAsking(input.value)) return close();
    const found = await pause(PAUSE_MS, asked)
      .then(() => suggestionsFor(input.value, { signal: asked, at: input, report }))
      .catch(() => undefined);
    if (asked.aborted || document.activeElement !== input) return;
    if (!found) return close();
    list.open(found, input.value, choose);
    announce(texts.count(found.length));
    show();
  };
  const typed = (event: Event): void => {
    const isComposing = event instanceof InputEvent && event.isComposing;
    if (!isWriting && !isComposing && document.activeElement === input) suggest();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (moveBy(event.key, list)) event.preventDefault();
    else if (event.key === 'Enter' && list.active) {
      event.preventDefault();
      choose(list.active);
    } else if (event.key === 'Escape' && list.isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Escape') questions.cancel();
    else if (event.key === 'ArrowDown') suggest();
    else return;
    show();
  };

  show();
  if (document.activeElement === input && input.value) suggest();
  input.addEventListener('input', typed, { signal });
  input.addEventListener('compositionend', typed, { signal });
  input.addEventListener('keydown', pressed, { signal });
  input.addEventListener('blur', close, { signal });
  if (input.form) unshadowed(input.form).addEventListener('submit', close, { signal });
}

function moveBy(key: string, list: Listbox): boolean {
  if (!list.isOpen || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
  list.move(key === 'ArrowDown' ? 1 : -1);
  return true;
}
