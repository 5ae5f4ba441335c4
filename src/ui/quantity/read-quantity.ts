/** Parses the value of a quantity field: whole numbers within its bounds, and always 0. */
import { texts } from './texts.ts';

/** The attributes of the field that are read, as text. */
export interface QuantityText {
  readonly value: string;
  readonly min: string;
  readonly max: string;
}

export type Reading =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'refused'; readonly sentence: string };

/** The largest number with four digits. */
const MOST = 9999;

/** Returns the quantity, or a sentence about the allowed ones. `007` is 7. `+5`, `1e1` and ` 5` are refused. */
export function readQuantity(field: QuantityText): Reading {
  const { least, most } = boundsOf(field);
  const quantity = /^\d{1,4}$/.test(field.value) ? Number(field.value) : Number.NaN;
  const isWithin = quantity === 0 || (quantity >= least && quantity <= most);
  return isWithin
    ? { kind: 'quantity', quantity }
    : { kind: 'refused', sentence: texts.wrong(least, most) };
}

/** Returns the next quantity up or down, or a sentence if the field is at its bound. */
export function nextQuantity(
  field: QuantityText & { readonly step: string },
  up: boolean,
): Reading {
  const { least, most } = boundsOf(field);
  const step = wholeNumber(field.step) ?? 1;
  const now = Number(field.value) || 0;
  const next = Math.floor(now) + (up ? step : -step);
  if (up && now >= most) return { kind: 'refused', sentence: texts.most(most) };
  if (!up && now <= least) return { kind: 'refused', sentence: texts.least(least) };
  return { kind: 'quantity', quantity: Math.min(Math.max(next, least), most) };
}

/** Returns the bounds of the field. A bound that is not a number (`min="a few"`) or is negative is ignored. */
function boundsOf({ min, max }: QuantityText): { least: number; most: number } {
  return { least: wholeNumber(min) ?? 0, most: Math.min(wholeNumber(max) ?? MOST, MOST) };
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
