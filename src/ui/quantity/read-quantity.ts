/** What a visitor may ask for in a quantity field: whole numbers within its bounds, and 0 whatever they say. */
import { texts } from './texts.ts';

/** The field, as far as it is read; bounds as they stand in its attributes. */
export interface QuantityText {
  readonly value: string;
  readonly min: string;
  readonly max: string;
}

export type Reading =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'refused'; readonly sentence: string };

/** What four digits can say. */
const MOST = 9999;

/** Returns the quantity, or a sentence that says which ones would do. `007` is 7. `+5`, `1e1` and ` 5` are refused. */
export function readQuantity(field: QuantityText): Reading {
  const { least, most } = boundsOf(field);
  const quantity = /^\d{1,4}$/.test(field.value) ? Number(field.value) : Number.NaN;
  const isWithin = quantity === 0 || (quantity >= least && quantity <= most);
  return isWithin
    ? { kind: 'quantity', quantity }
    : { kind: 'refused', sentence: texts.wrong(least, most) };
}

/** Returns the next quantity up or down, or a sentence at a bound. */
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

/** Returns the bounds of the field. A bound that is no number (`min="a few"`) or less than nothing is ignored. */
function boundsOf({ min, max }: QuantityText): { least: number; most: number } {
  return { least: wholeNumber(min) ?? 0, most: Math.min(wholeNumber(max) ?? MOST, MOST) };
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
