/** The line that says near the submit what is missing: a stop for the Tab key, with links to the fields. */
import { bind } from '../../runtime/bind.ts';
import { focusOn } from '../../runtime/focus.ts';
import type { Core } from './core.ts';
import type { FieldLinks } from './field-links.ts';
import type { Field } from './question.ts';
import { type Piece, sentenceOf } from './texts.ts';

export interface Hint {
  readonly id: string;
  /** Without pieces, it is as the server sent it, and not to be seen. */
  readonly show: (pieces: readonly Piece[], fields: readonly Field[]) => void;
  readonly hasFocus: () => boolean;
  readonly takeFocus: () => void;
}

let lastId = 0;

export function makeHint(core: Core, part: HTMLElement | undefined, links: FieldLinks): Hint {
  const hint = part ?? makePlace(core);
  const binding = bind(hint, core.signal);
  const words = makeWords(hint, core.signal);
  lastId += 1;
  const id = hint.id || `islands-hint-${lastId}`;
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
    id,
    hasFocus,
    takeFocus,
    show(pieces, fields) {
      const text = sentenceOf(pieces);
      const stop = { id, role, tabindex: 0, 'aria-labelledby': id };
      binding.apply({
        attributes: text ? stop : { id },
        styles: { visibility: text ? 'visible' : 'hidden' },
        ...(text && { text: '' }),
      });
      const isSame = text === before && fields.every((field, at) => field === fieldsBefore[at]);
      if (!isSame) write(pieces, fields);
      before = text;
      fieldsBefore = fields;
    },
  };
}

/** What is said stands beside the template's own words, which give way to it. */
function makeWords(hint: HTMLElement, signal: AbortSignal): HTMLElement {
  const words = document.createElement('span');
  words.dataset.islandsView = '';
  hint.append(words);
  signal.addEventListener('abort', () => words.remove());
  return words;
}

function makePlace({ form, signal }: Core): HTMLElement {
  const hint = document.createElement('span');
  hint.dataset.islandsView = '';
  hint.dataset.formPart = 'hint';
  form.append(hint);
  signal.addEventListener('abort', () => hint.remove());
  return hint;
}
