/** The field groups of a form, and whether their values are valid. */
import { unshadowed } from '../../../lib/unshadowed.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One field, or all radio buttons with the same name. */
export interface FieldGroup {
  readonly fields: readonly [Field, ...Field[]];
  readonly isWrong: boolean;
  readonly isAnswered: boolean;
}

const FIELD =
  'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]),select,textarea';

/** Returns the groups in document order, including fields outside the form with a `form` attribute. */
export function fieldGroupsOf(form: HTMLFormElement): readonly FieldGroup[] {
  const groups = new Map<Field | string, [Field, ...Field[]]>();
  for (const field of unshadowed(form).elements) {
    if (!isFieldOf(form, field)) continue;
    const key = field.type === 'radio' && field.name ? field.name : field;
    const group = groups.get(key);
    if (group) group.push(field);
    else groups.set(key, [field]);
  }
  return [...groups.values()].map((fields) => ({
    fields,
    isWrong: fields.some(isWrong),
    isAnswered: fields.some(isAnswered),
  }));
}

export function isFieldOf(form: HTMLFormElement, target: EventTarget | null): target is Field {
  return (
    target instanceof Element &&
    unshadowed(target).matches(FIELD) &&
    'form' in target &&
    target.form === form
  );
}

/**
 * Whether the field is invalid. The browser's verdict counts first. It ignores some missing values: required fields
 * that are read-only, have only spaces, or a placeholder option.
 */
function isWrong(field: Field): boolean {
  if (field.willValidate && !field.validity.valid) return true;
  return (
    field.required &&
    field.type !== 'radio' &&
    !isAnswered(field) &&
    !field.matches(':disabled,datalist *')
  );
}

function isAnswered(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].some(({ value, disabled }) => value && !disabled);
  if (/checkbox|radio/.test(field.type)) return field.matches(':checked');
  return field.value.trim() !== '' || field.validity.badInput;
}
