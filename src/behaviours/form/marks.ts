/** What a visitor sees and hears at a field: classes, ARIA, and the message in its place. */
import { makeView } from '../../lib/own-view.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { Patch } from '../../runtime/bind.ts';
import { bindings } from '../../runtime/bindings.ts';
import { describedBy, describedWithout } from '../../runtime/described-by.ts';
import type { Core } from './core.ts';
import type { Field, Question } from './question.ts';

export interface Mark {
  /** What is wrong; empty where nothing is. */
  readonly message: string;
}

export interface Marks {
  /** Without a mark, fields and place are as the server sent them. */
  readonly show: (question: Question, mark: Mark | undefined) => void;
  /** Takes back what was said of fields that have left. */
  readonly forgetLeft: () => void;
  /** Whether the server itself says something at the question. */
  readonly hasServersWord: (question: Question) => boolean;
}

interface Place {
  readonly element: HTMLElement;
  readonly hadWords: boolean;
}

let lastId = 0;

export function makeMarks({ form, signal }: Core): Marks {
  const places = new Map<Field, Place>();
  const bound = bindings(signal);

  const placeOf = ({ fields: [field] }: Question): Place | undefined => {
    const known = places.get(field);
    if (known) return known;
    const taken = new Set([...places.values()].map(({ element }) => element));
    const element = [
      ...unshadowed(form).querySelectorAll<HTMLElement>('[data-form-part=error]'),
    ].find((one) => one.dataset.for === nameOf(field) && !taken.has(one));
    return element && keep(field, { element, hadWords: element.textContent.trim() !== '' });
  };
  const keep = (field: Field, place: Place): Place => {
    places.set(field, place);
    if (!place.element.id) {
      lastId += 1;
      bound(place.element).apply({ attributes: { id: `islands-form-${lastId}` } });
    }
    return place;
  };
  const make = (question: Question): Place => {
    const element = makePlace(question);
    signal.addEventListener('abort', () => element.remove());
    return keep(question.fields[0], { element, hadWords: false });
  };

  return {
    show(question, mark) {
      const place = placeOf(question) ?? (mark?.message ? make(question) : undefined);
      if (place) bound(place.element).apply(wordsOf(place, mark));
      for (const field of question.fields) bound(field).apply(lookOf(field, mark, place));
    },
    forgetLeft() {
      for (const [field, { element }] of places) {
        if (field.isConnected) continue;
        places.delete(field);
        bound(element).apply({});
        if ('islandsView' in element.dataset) element.remove();
      }
    },
    hasServersWord: (question) => placeOf(question)?.hadWords === true,
  };
}

/** After the label where the field is in it, or right before it; at the end of a group. */
function makePlace({ fields }: Question): HTMLElement {
  const [field] = fields;
  const group = field.type === 'radio' ? field.closest('fieldset, [role=radiogroup]') : null;
  const label = field.labels?.[0];
  const isBehind = label?.contains(field) || field.nextElementSibling === label;
  const place = makeView('span');
  place.dataset.formPart = 'error';
  place.dataset.for = nameOf(field);
  if (group) group.append(place);
  else (label && isBehind ? label : field).after(place);
  return place;
}

function wordsOf({ element: { id }, hadWords }: Place, mark: Mark | undefined): Patch {
  const text = mark?.message;
  if (text) return { text, attributes: { id, hidden: false } };
  return { attributes: hadWords && mark ? { id, hidden: true } : { id } };
}

function lookOf(field: Field, mark: Mark | undefined, place: Place | undefined): Patch {
  if (!mark) return {};
  const isInvalid = mark.message !== '';
  const classes = { 'is-valid': !isInvalid, 'is-invalid': isInvalid };
  const attributes = { 'aria-invalid': isInvalid ? 'true' : null };
  if (!place) return { classes, attributes };
  return { classes, attributes: { ...attributes, ...descriptionOf(field, isInvalid, place) } };
}

/** What is hidden would still be read out as a description. */
function descriptionOf(field: Field, isInvalid: boolean, { element: { id }, hadWords }: Place) {
  if (isInvalid) return { 'aria-describedby': describedBy(field, id) };
  return hadWords ? { 'aria-describedby': describedWithout(field, id) } : {};
}

function nameOf(field: Field): string {
  return field.name || field.id;
}
