/**
 * The message for each kind of fault: which field, what is expected. A template has the last word, by
 * `data-message-value-missing` and its like, or `data-message`.
 */
import { labelOf } from './label.ts';
import type { Field, Question } from './question.ts';

/** A key of `ValidityState`, but `valid`. */
type FaultKind = Exclude<keyof ValidityState, 'valid'>;

/** The whole sentence for a question that has a fault. */
export function messageFor(question: Question): string {
  const kind = kindOf(question);
  const attribute = `data-message-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const own = question.fields.map(
    (field) => field.getAttribute(attribute) || field.getAttribute('data-message'),
  );
  return own.find(Boolean) ?? sentenceFor(kind, question);
}

/** The order tells which of several faults is spoken of. What the browser doesn't see is a missing value. */
function kindOf({ fields }: Question): FaultKind {
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

function sentenceFor(kind: FaultKind, question: Question): string {
  const [field] = question.fields;
  if (kind === 'customError') return field.validationMessage;
  return `« ${labelOf(question)} » : ${EXPECTED[kind](field)}.`;
}

type Expected = Record<Exclude<FaultKind, 'customError'>, (field: Field) => string>;

const EXPECTED: Expected = {
  valueMissing: (field) =>
    MISSING.find(([rule]) => field.matches(rule))?.[1] ?? 'remplissez ce champ',
  badInput: (field) =>
    isDate(field) ? 'saisissez une date complète' : 'saisissez un nombre, en chiffres',
  typeMismatch: (field) =>
    field.type === 'url'
      ? 'saisissez une adresse complète, comme https://www.exemple.fr'
      : 'saisissez une adresse comme nom@exemple.fr',
  patternMismatch: (field) => field.title || digitsOf(field) || 'respectez la forme demandée',
  tooShort: (field) => `saisissez au moins ${countOf(field, 'minlength')}`,
  tooLong: (field) => `saisissez au plus ${countOf(field, 'maxlength')}`,
  rangeUnderflow: (field) =>
    isDate(field)
      ? `choisissez à partir du ${limitOf(field, 'min')}`
      : `saisissez au moins ${limitOf(field, 'min')}`,
  rangeOverflow: (field) =>
    isDate(field)
      ? `choisissez au plus tard le ${limitOf(field, 'max')}`
      : `saisissez au plus ${limitOf(field, 'max')}`,
  stepMismatch: (field) => {
    const step = Number(field.getAttribute('step') ?? 1);
    return step === 1
      ? 'saisissez un nombre entier'
      : `avancez de ${number.format(step)} en ${number.format(step)}`;
  },
};

const MISSING: readonly (readonly [string, string])[] = [
  ['[type=checkbox]', 'cochez cette case pour continuer'],
  ['[type=radio]', 'choisissez une réponse'],
  ['[type=file]', 'choisissez un fichier'],
  ['select', 'choisissez dans la liste'],
  ['[type=email]', 'saisissez votre adresse, comme nom@exemple.fr'],
  [
    '[type=date], [type=month], [type=week], [type=time], [type=datetime-local]',
    'indiquez une date ou une heure',
  ],
  ['[readonly]', 'faites votre choix'],
];

const number = new Intl.NumberFormat('fr');
const date = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

/** `\d{5}` and `[0-9]{5}` say by themselves what they want. */
function digitsOf({ pattern }: Field & { readonly pattern?: string }): string {
  const [, digits] = /^(?:\\d|\[0-9\])\{(\d+)\}$/.exec(pattern ?? '') ?? [];
  return digits ? `saisissez ${digits} chiffres` : '';
}

function countOf(field: Field, attribute: string): string {
  const { length } = field.value;
  const count = Number(field.getAttribute(attribute));
  return `${number.format(count)} caractère${count > 1 ? 's' : ''} (${number.format(length)} pour l’instant)`;
}

function isDate(field: Field): boolean {
  return /^(date|month|week|time|datetime-local)$/.test(field.type);
}

function limitOf(field: Field, attribute: string): string {
  const limit = field.getAttribute(attribute) ?? '';
  if (field.type === 'date') return date.format(new Date(limit));
  return isDate(field) ? limit : number.format(Number(limit));
}
