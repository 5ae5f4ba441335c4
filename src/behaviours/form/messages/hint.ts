/** The hint near the submit button says which fields are missing. It is a tab stop, with links to the fields. */

import { newId } from '../../../lib/new-id.ts';
import { makeView } from '../../../lib/own-view.ts';
import { unshadowed } from '../../../lib/unshadowed.ts';
import { bind } from '../../../runtime/bind.ts';
import { focusOn } from '../../../runtime/focus.ts';
import type { Field } from '../fields/field-groups.ts';
import type { FormContext } from '../form-context.ts';
import type { FieldLinks } from './field-links.ts';
import { type Piece, sentenceOf, texts } from './texts.ts';

export interface Hint {
  /** The id of the text. */
  readonly id: string;
  /** Shows the pieces. Without any, the hint is hidden and has the server's content. */
  readonly show: (pieces: readonly Piece[], fields: readonly Field[]) => void;
  readonly hasFocus: () => boolean;
  readonly takeFocus: () => void;
}

export function makeHint(
  context: FormContext,
  part: HTMLElement | undefined,
  links: FieldLinks,
): Hint {
  const hint = part ?? makePlace(context);
  const binding = bind(hint, context.signal);
  const words = makeWords(hint, context.signal);
  const role = hint.getAttribute('role') ?? 'group';
  let before = '';
  let fieldsBefore: readonly Field[] = [];

  const hasFocus = () => hint.contains(document.activeElement);
  const takeFocus = () => focusOn(hint, { preventScroll: true });
  const write = (pieces: readonly Piece[], fields: readonly Field[]) => {
    const focused = links.focused();
    const hadFocus = focused && hasFocus();
    const nodes = pieces.map(({ words: text, names }) => {
      const field = names === undefined ? undefined : fields[names];
      return field ? links.linkTo(field, text) : text;
    });
    words.replaceChildren(...nodes);
    if (!hadFocus) return;
    const again = nodes[pieces.findIndex(({ names = -1 }) => fields[names] === focused)];
    if (again instanceof HTMLElement) again.focus();
    else takeFocus();
  };
  return {
    id: words.id,
    hasFocus,
    takeFocus,
    show(pieces, fields) {
      const text = sentenceOf(pieces);
      if (text && !hint.isConnected) unshadowed(context.form).append(hint);
      const isSame = text === before && fields.every((field, at) => field === fieldsBefore[at]);
      if (!isSame) write(pieces, fields);
      before = text;
      fieldsBefore = fields;
      binding.apply({
        attributes: text ? { role, tabindex: 0, ...heardOf(words, fields) } : {},
        styles: { visibility: text ? 'visible' : 'hidden' },
        ...(text && { text: '' }),
      });
    },
  };
}

/**
 * Returns the attributes that make the sentence the description of the hint, not its name. The labels of the fields
 * would otherwise be part of its name, too.
 */
function heardOf({ id, textContent }: HTMLElement, fields: readonly Field[]) {
  if (fields.length === 0) return { 'aria-label': textContent };
  return { 'aria-label': texts.awaited(fields.length), 'aria-describedby': id };
}

/** Adds the element for the sentence. It is beside the template's own text, which is hidden meanwhile. */
function makeWords(hint: HTMLElement, signal: AbortSignal): HTMLElement {
  const words = makeView('span');
  words.id = newId('hint');
  hint.append(words);
  signal.addEventListener('abort', () => words.remove());
  return words;
}

/** Makes the hint. It is in the form at once if its space is reserved: in a grid, an empty one would add a gap. */
function makePlace({ form, signal }: FormContext): HTMLElement {
  const hint = makeView('span');
  hint.dataset.formPart = 'hint';
  hint.dataset.islandsLine = '';
  if (unshadowed(form).querySelector(':required')) unshadowed(form).append(hint);
  signal.addEventListener('abort', () => hint.remove());
  return hint;
}
