/** The messages for a value between two steps. */
import { once } from '../../../lib/once.ts';
import type { Field } from '../fields/field-groups.ts';
import { dateTextsFor } from './date-texts.ts';

/** Shows all digits: the default format drops some, and 0.0001 would become 0. */
export const number = once(() => new Intl.NumberFormat('fr', { maximumFractionDigits: 20 }));

export function stepText(field: Field): string {
  const step = Number(field.getAttribute('step') ?? 1);
  return dateTextsFor(field.type) ? dateStep(field, step) : numberStep(step);
}

function numberStep(step: number): string {
  if (step === 1) return 'saisissez un nombre entier';
  const [, decimals] = /^0\.(0*1)$/.exec(String(step)) ?? [];
  if (decimals)
    return `saisissez au plus ${decimals.length} décimale${decimals.length > 1 ? 's' : ''}`;
  return `avancez de ${number().format(step)} en ${number().format(step)}`;
}

/** The step of a time is in seconds. That of other dates is in their own unit. */
function dateStep(field: Field, step: number): string {
  const unit = dateTextsFor(field.type)?.unit ?? '';
  if (unit !== 'minute') return everyText(step, unit);
  if (!field.hasAttribute('step')) return 'saisissez l’heure sans les secondes';
  return step % 60 === 0 ? everyText(step / 60, unit) : everyText(step, 'seconde');
}

function everyText(count: number, unit: string): string {
  const one = `${number().format(count)} ${unit}${count > 1 && unit !== 'mois' ? 's' : ''}`;
  return `avancez de ${one} en ${one}`;
}
