/** The ticks below the track, one for each step. They have names if there is space for all of them. */
import type { Labels } from './labels.ts';
import { type Box, nameOf, type Range, ratioOf } from './steps.ts';

const TOO_MANY = 20;
/** The space for one name at the usual text size, in px. */
const ROOM = 110;

/** Returns the ticks. Returns none if there are too many steps to tell apart. */
export function ticksOf(range: Range, labels: Labels): readonly HTMLElement[] {
  const count = range.step ? Math.floor((range.max - range.min) / range.step) + 1 : 0;
  if (count > TOO_MANY) return [];
  return Array.from({ length: count }, (_, index) => {
    const step = { ...range, value: range.min + index * range.step };
    const tick = document.createElement('i');
    tick.textContent = nameOf(step, labels);
    tick.style.setProperty('--range-ratio', `${ratioOf(step)}`);
    return tick;
  });
}

export function hasRoom(ticks: readonly HTMLElement[], { width, textScale }: Box): boolean {
  return width >= ticks.length * ROOM * textScale;
}
