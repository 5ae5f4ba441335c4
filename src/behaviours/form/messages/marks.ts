/** Marks a field as valid or invalid: classes, ARIA attributes, and the message in its slot. */
import { newId } from '../../../lib/new-id.ts';
import { makeView, VIEW } from '../../../lib/own-view.ts';
import { unshadowed } from '../../../lib/unshadowed.ts';
import type { Patch } from '../../../runtime/bind.ts';
import { bindings } from '../../../runtime/bindings.ts';
import { describedBy, describedWithout } from '../../../runtime/described-by.ts';
import type { Field, FieldGroup } from '../fields/field-groups.ts';
import type { FormContext } from '../form-context.ts';
import { isAligned, isRow } from './row.ts';

export interface Mark {
  /** The message; empty if the field is valid. */
  readonly message: string;
}

export interface Marks {
  /** Shows the mark. Without a mark, field and slot are restored to what the server sent. */
  readonly show: (group: FieldGroup, mark: Mark | undefined) => void;
  /** Removes the messages of fields that have left the page. */
  readonly forgetLeft: () => void;
  /** Whether the server has sent a message for the group. */
  readonly hasServersWord: (group: FieldGroup) => boolean;
}

interface MessageSlot {
  readonly element: HTMLElement;
  readonly hadWords: boolean;
}

export function makeMarks({ form, isField, signal }: FormContext): Marks {
  const slots = new Map<Field, MessageSlot>();
  const bound = bindings(signal);

  const slotOf = ({ fields: [field] }: FieldGroup): MessageSlot | undefined => {
    const known = slots.get(field);
    if (known) return known;
    const taken = new Set([...slots.values()].map(({ element }) => element));
    const element = [
      ...unshadowed(form).querySelectorAll<HTMLElement>('[data-form-part=error]'),
    ].find((one) => one.dataset.for === nameOf(field) && !taken.has(one));
    return element && keep(field, { element, hadWords: element.textContent.trim() !== '' });
  };
  const keep = (field: Field, slot: MessageSlot): MessageSlot => {
    slots.set(field, slot);
    if (!slot.element.id) bound(slot.element).apply({ attributes: { id: newId('form') } });
    return slot;
  };
  const make = (group: FieldGroup): MessageSlot => {
    const [field] = group.fields;
    const fields: readonly Element[] = [...unshadowed(form).elements];
    const isLater = (message: Element) =>
      [...slots].some(
        ([one, { element }]) => element === message && fields.indexOf(one) > fields.indexOf(field),
      );
    return keep(field, { element: makeSlot(group, { isField, isLater }), hadWords: false });
  };
  signal.addEventListener('abort', () => {
    for (const { element } of slots.values()) removeMade(element);
  });

  return {
    show(group, mark) {
      const slot = slotOf(group) ?? (mark?.message ? make(group) : undefined);
      if (slot) bound(slot.element).apply(wordsOf(slot, mark));
      for (const field of group.fields) bound(field).apply(patchFor(field, mark, slot));
    },
    forgetLeft() {
      for (const [field, { element }] of slots) {
        if (field.isConnected) continue;
        slots.delete(field);
        bound(element).apply({});
        removeMade(element);
      }
    },
    hasServersWord: (group) => slotOf(group)?.hadWords === true,
  };
}

/**
 * Adds a slot for the message. It is at the end of a group, after the label if the field is inside or right before
 * it, or else after the field and its buttons, such as the one that shows a password. In a row it has a line of its
 * own, except in a list or a table.
 */
function makeSlot({ fields }: FieldGroup, { isField, isLater }: Surroundings): HTMLElement {
  const [field] = fields;
  const group = field.type === 'radio' ? field.closest('fieldset, [role=radiogroup]') : null;
  const label = field.labels?.[0];
  const isBehind = label?.contains(field) || field.nextElementSibling === label;
  const slot = makeView('span');
  slot.dataset.formPart = 'error';
  slot.dataset.for = nameOf(field);
  if (group) group.append(slot);
  else {
    const last = lastButtonAfter(label && isBehind ? label : field);
    // A field elsewhere in the page may be in a row of the page's layout.
    const cell = field.closest('form') === field.form ? cellOf(last, isField) : last;
    placeAfter(rowAround(cell, isField), slot, isLater);
  }
  if (slot.parentElement && isRow(slot.parentElement)) slot.dataset.islandsLine = '';
  return slot;
}

/** What a new slot has to know of the form. */
interface Surroundings extends Pick<FormContext, 'isField'> {
  /** Whether it is the message of a field that comes later. */
  readonly isLater: (message: Element) => boolean;
}

/**
 * Returns the cell with the element if it has no other field, and the message in it would move what is beside the cell.
 * Otherwise, returns the element itself.
 */
function cellOf(element: Element, isField: FormContext['isField']): Element {
  let cell = element;
  for (;;) {
    const { parentElement: parent } = cell;
    if (!parent || unshadowed(cell).matches(KEEPS_MESSAGES) || fieldsIn(cell, isField).length > 1)
      return element;
    if (isRow(parent)) return isAligned(parent) ? cell : element;
    cell = parent;
  }
}

/** A message stays in these: the items of lists and the cells of tables may have no other sibling. */
const KEEPS_MESSAGES = 'form, li, dd, dt, td, th';

function fieldsIn(element: Element, isField: FormContext['isField']): readonly Element[] {
  return [...element.querySelectorAll('*')].filter(isField);
}

/** Returns the outermost row around the element that the message must not split, or the element itself. */
function rowAround(element: Element, isField: FormContext['isField']): Element {
  const { parentElement: parent } = element;
  if (!parent || unshadowed(parent).matches(KEEPS_MESSAGES) || !isRow(parent)) return element;
  const { display, flexWrap } = getComputedStyle(parent);
  const isOneLine = display.includes('flex') && flexWrap === 'nowrap';
  return isOneLine || fieldsIn(parent, isField).length === 1 ? rowAround(parent, isField) : element;
}

/**
 * Adds the slot after the element and the messages of earlier fields. In a row, adds it after the line of the element.
 */
function placeAfter(element: Element, slot: HTMLElement, isLater: Surroundings['isLater']): void {
  const { parentElement: parent } = element;
  const isInRow = parent !== null && isRow(parent);
  const { bottom } = element.getBoundingClientRect();
  const isBefore = (one: Element): boolean =>
    (one.matches(`[${VIEW}][data-form-part=error]`) && !isLater(one)) ||
    (isInRow && one.getBoundingClientRect().top < bottom);
  let last = element;
  while (last.nextElementSibling && isBefore(last.nextElementSibling))
    last = last.nextElementSibling;
  last.after(slot);
}

/** Returns the last of the buttons that follow the element and submit nothing, or the element if there is none. */
function lastButtonAfter(element: Element): Element {
  const { nextElementSibling: next } = element;
  return next?.matches('button[type=button]') ? lastButtonAfter(next) : element;
}

/** Removes a slot that the script has added. Those of the server stay. */
function removeMade(slot: HTMLElement): void {
  if ('islandsView' in slot.dataset) slot.remove();
}

function wordsOf({ element: { id }, hadWords }: MessageSlot, mark: Mark | undefined): Patch {
  const text = mark?.message;
  if (text) return { text, attributes: { id, hidden: false } };
  return { attributes: hadWords && mark ? { id, hidden: true } : { id } };
}

function patchFor(field: Field, mark: Mark | undefined, slot: MessageSlot | undefined): Patch {
  if (!mark) return {};
  const isInvalid = mark.message !== '';
  const classes = { 'is-valid': !isInvalid, 'is-invalid': isInvalid };
  const attributes = { 'aria-invalid': isInvalid ? 'true' : null };
  if (!slot) return { classes, attributes };
  return { classes, attributes: { ...attributes, ...descriptionOf(field, isInvalid, slot) } };
}

/**
 * Returns the description of the field. A hidden message is left out, because it would still be read out
 * (https://www.w3.org/TR/accname-1.2/#computation-steps).
 */
function descriptionOf(
  field: Field,
  isInvalid: boolean,
  { element: { id }, hadWords }: MessageSlot,
) {
  if (isInvalid) return { 'aria-describedby': describedBy(field, id) };
  return hadWords ? { 'aria-describedby': describedWithout(field, id) } : {};
}

function nameOf(field: Field): string {
  return field.name || field.id;
}
