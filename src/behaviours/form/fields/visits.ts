/** Tracks which fields the visitor has visited, has edited, or is typing into for the first time. */
import { unshadowed } from '../../../lib/unshadowed.ts';
import type { FormContext } from '../form-context.ts';
import type { Field, FieldGroup } from './field-groups.ts';

export interface Visits {
  /** Whether the value is the server's, and the visitor has not tried to submit it. */
  readonly isUntouched: (group: FieldGroup) => boolean;
  /**
   * Whether the field may be marked as valid or invalid. It is not marked invalid while it is being typed for the
   * first time.
   */
  readonly isJudged: (group: FieldGroup) => boolean;
  readonly visit: (fields: readonly Field[]) => void;
  /** Returns the field that the focus has left since the last call. */
  readonly takeLeft: () => Field | undefined;
  /** Whether a checkbox or radio button was checked since the last call. */
  readonly takeTicked: () => boolean;
}

export function followVisits({ form, isField, update, signal }: FormContext): Visits {
  let visited = new WeakSet<Field>();
  let edited = new WeakSet<Field>();
  const focused = document.activeElement;
  // A field that is focused before this chunk has loaded counts as being typed for the first time.
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
    // The field keeps the focus when the window loses it.
    if (!isField(target) || document.activeElement === target) return;
    const isSameGroup = isField(next) && target.type === 'radio' && next.name === target.name;
    if (isSameGroup) return;
    typed = undefined;
    left = target;
    visited.add(target);
    update();
  };
  const forget = () => {
    visited = new WeakSet();
    edited = new WeakSet();
    typed = undefined;
    update();
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
