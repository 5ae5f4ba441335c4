/**
 * The message for each kind of fault. It names the field and what is expected. A template can override it with
 * `data-message-value-missing` and similar attributes, or `data-message`.
 */

import type { Field, FieldGroup } from '../fields/field-groups.ts';
import { labelOf } from '../fields/label.ts';
import { dateTextsFor } from './date-texts.ts';
import { number, stepText } from './step-texts.ts';

/** A key of `ValidityState` other than `valid`. */
type FaultKind = Exclude<keyof ValidityState, 'valid'>;

/** Returns the message for an invalid group, a whole sentence. */
export function messageFor(group: FieldGroup): string {
  const kind = kindOf(group);
  const attribute = `data-message-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const own = group.fields.map(
    (field) => field.getAttribute(attribute) || field.getAttribute('data-message'),
  );
  return own.find(Boolean) ?? sentenceFor(kind, group);
}

/**
 * Returns the fault of the first invalid field. If it has several, the first in the order of `KINDS`. If the
 * browser reports none, a value is missing.
 */
function kindOf({ fields }: FieldGroup): FaultKind {
  const kinds = fields.map(({ validity }) => KINDS.find((kind) => validity[kind]));
  return kinds.find(Boolean) ?? 'valueMissing';
}

const KINDS: readonly FaultKind[] = [
  'badInput',
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'customError',
];

function sentenceFor(kind: FaultKind, group: FieldGroup): string {
  const [field] = group.fields;
  if (kind === 'customError') return field.validationMessage;
  return `« ${labelOf(group)} » : ${EXPECTED[kind](field)}.`;
}

type Expected = Record<Exclude<FaultKind, 'customError'>, (field: Field) => string>;

const EXPECTED: Expected = {
  valueMissing: (field) =>
    dateTextsFor(field.type)?.missing ??
    MISSING.find(([rule]) => field.matches(rule))?.[1] ??
    'remplissez ce champ',
  badInput: (field) => dateTextsFor(field.type)?.incomplete ?? 'saisissez un nombre, en chiffres',
  typeMismatch: (field) =>
    field.type === 'url'
      ? 'saisissez une adresse complète, comme https://www.exemple.fr'
      : 'saisissez une adresse comme nom@exemple.fr',
  patternMismatch: (field) =>
    field.title.trim().replace(/\.$/, '') || digitsOf(field) || 'respectez le format demandé',
  tooShort: (field) => `saisissez au moins ${countOf(field, 'minlength')}`,
  tooLong: (field) => `saisissez au plus ${countOf(field, 'maxlength')}`,
  rangeUnderflow: (field) => {
    const [date, limit] = limitOf(field, 'min');
    return date ? `choisissez à partir ${date.from}${limit}` : `saisissez au moins ${limit}`;
  },
  rangeOverflow: (field) => {
    const [date, limit] = limitOf(field, 'max');
    return date ? `choisissez au plus tard ${date.until}${limit}` : `saisissez au plus ${limit}`;
  },
  stepMismatch: stepText,
};

const MISSING: readonly (readonly [string, string])[] = [
  ['[type=checkbox]', 'cochez cette case pour continuer'],
  ['[type=radio]', 'choisissez une réponse'],
  ['[type=file]', 'choisissez un fichier'],
  ['select', 'choisissez dans la liste'],
  ['[type=email]', 'saisissez votre adresse, comme nom@exemple.fr'],
  ['[readonly]', 'faites votre choix'],
];

/** Returns what to enter for a pattern of digits, such as `\d{5}` or `[0-9]{5}`. It is empty for other patterns. */
function digitsOf({ pattern }: Field & { readonly pattern?: string }): string {
  const [, digits] = /^(?:\\d|\[0-9\])\{(\d+)\}$/.exec(pattern ?? '') ?? [];
  return digits ? `saisissez ${digits} chiffre${Number(digits) > 1 ? 's' : ''}` : '';
}

function countOf(field: Field, attribute: string): string {
  const { length } = field.value;
  const count = Number(field.getAttribute(attribute));
  return `${number().format(count)} caractère${count > 1 ? 's' : ''} (${number().format(length)} pour l’instant)`;
}

function limitOf(field: Field, attribute: string) {
  const limit = field.getAttribute(attribute) ?? '';
  const date = dateTextsFor(field.type);
  return [date, date ? date.limit(limit) : number().format(Number(limit))] as const;
}
