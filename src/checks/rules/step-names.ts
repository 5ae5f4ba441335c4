/** Finds ranges with more or fewer names than steps. */
import { attributesIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { isKnown, type Markup, mayHaveMore, nearestWith } from '../markup.ts';
import type { Page } from '../page.ts';
import { jsonIn } from '../sent-config.ts';

export function* stepNames(page: Page): Generator<Problem> {
  for (const { name, attribute, marker } of attributesIn(page.vocabulary))
    for (const at of attribute.each ? page.having(name) : [])
      if (isRange(at) && nearestWith(at, marker)) yield* countFault(at, name);
}

function isRange({ attributes }: Markup): boolean {
  return attributes.get('type')?.toLowerCase() === 'range';
}

function* countFault(at: Markup, name: string): Generator<Problem> {
  const names = namesIn(at.attributes.get(name) ?? '');
  const [min, max, step] = [numberIn(at, 'min'), numberIn(at, 'max'), numberIn(at, 'step')];
  const steps = countSteps(min, max, step);
  if (!names || names === steps || !steps) return;
  const isShort = names < steps;
  yield {
    expected: `${name} to have ${steps} names, one for each step from ${min} to ${max} by ${step}`,
    found: `${names} ${names === 1 ? 'name' : 'names'}`,
    advice: isShort
      ? 'the other steps show their numbers; correct max, or add "" for each of them'
      : 'the last names are never shown; correct max, or remove these names',
    at,
    attribute: name,
    level: 'warning',
  };
}

/** Returns how many names there are; `undefined` if unknown, or if the list itself is wrong. */
function namesIn(source: string): number | undefined {
  const names = isKnown(source) ? jsonIn(source) : undefined;
  return Array.isArray(names) ? names.length : undefined;
}

/** As browsers have them: https://html.spec.whatwg.org/multipage/input.html#range-state-(type=range) */
const DEFAULTS = { min: 0, max: 100, step: 1 } as const;

function numberIn(at: Markup, name: keyof typeof DEFAULTS): number {
  const written = at.attributes.get(name)?.trim();
  if (written === undefined) return mayHaveMore(at) ? Number.NaN : DEFAULTS[name];
  return written === '' ? Number.NaN : Number(written);
}

/** Hides what is left of adding and dividing fractions. */
const TINY = 1e-9;

/** Returns how many values a range can have; `undefined` if a number is unknown. */
function countSteps(min: number, max: number, step: number): number | undefined {
  const isCountable = max >= min && step > 0;
  return isCountable ? Math.floor((max - min) / step + TINY) + 1 : undefined;
}
