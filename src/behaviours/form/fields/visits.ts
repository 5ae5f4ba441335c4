/** What the visitor has done with each field: visited it, edited it, is typing in it for the first time. */
import { unshadowed } from '../../../lib/unshadowed.ts';
import type { FormContext } from '../form-context.ts';
import type { Field, FieldGroup } from './field-groups.ts';

export interface Visits {
  /** Whether the answer is what the server sent, and nobody asked to send it as it is. */
  readonly isUntouched: (group: FieldGroup) => boolean;
  /** Whether it may be called right or wrong; wrong not while it is being typed for the first time. */
  readonly isJudged: (group: FieldGroup) => boolean;
  readonly visit: (fields: readonly Field[]) => void;
  /** Returns the field that was left since this was asked the last time. */
  readonly takeLeft: () => Field | undefined;
  /** Whether a box was ticked, or a radio button chosen, since this was asked the last time. */
  readonly takeTicked: () => boolean;
}

export function followVisits({ form, isField, look, signal }: FormContext): Visits {
  let visited = new WeakSet<Field>();
  let edited = new WeakSet<Field>();
  const focused = document.activeElement;
  // What is being typed before this is there is being typed for the first time as well.
  let typed: Field | undefined =
    isField(focused) && !focused.matches(NOT_TYPED) ? focused : undefined;
  let left: Field | undefined;
  let isTicked = false;
  const isVisited = ({ fields }: FieldGroup) => fields.some((field) => visited.has(field));

  const edit = ({ target }: Event) => {
    if (!isField(target)) return;
    edited.add(target);
    if (target.matches('[type=checkbox], [type=radio]')) isTicked = true;
    if (document.activeElement === target && !target.matches(NOT_TYPED)) typed = target;
  };
  const leave = ({ target, relatedTarget: next }: FocusEvent) => {
    // A window that goes to the back leaves nothing.
    if (!isField(target) || document.activeElement === target) return;
    const isSameGroup = isField(next) && target.type === 'radio' && next.name === target.name;
    if (isSameGroup) return;
    typed = undefined;
    left = target;
    visited.add(target);
    look();
  };
  const forget = () => {
    visited = new WeakSet();
    edited = new WeakSet();
    typed = undefined;
    look();
  };
  const capture = { capture: true, signal };
  for (const type of ['input', 'change']) document.addEventListener(type, edit, capture);
  document.addEventListener('focusout', leave, capture);
  unshadowed(form).addEventListener('reset', () => setTimeout(forget), { signal });

  return {
    isUntouched: (group) =>
      !group.fields.some((field) => edited.has(field)) && !(group.isWrong && isVisited(group)),
    isJudged: (group) =>
      isVisited(group) ||
      (group.isAnswered && !(group.isWrong && group.fields.some((one) => one === typed))),
    visit: (fields) => {
      for (const field of fields) visited.add(field);
    },
    takeLeft: () => {
      const field = left;
      left = undefined;
      return field;
    },
    takeTicked: () => {
      const wasTicked = isTicked;
      isTicked = false;
      return wasTicked;
    },
  };
}

const NOT_TYPED = 'select, [type=checkbox], [type=radio], [type=file], [type=range], [type=color]';
