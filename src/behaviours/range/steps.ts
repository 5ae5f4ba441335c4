/** The steps of a range and their names. The defaults of `min`, `max` and `step` are the browser's: 0, 100 and 1. */
import { once } from '../../lib/once.ts';
import type { Labels } from './labels.ts';

export interface Range {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** 0 if every value is allowed. */
  readonly step: number;
}

export function rangeOf(input: HTMLInputElement): Range {
  return {
    value: input.valueAsNumber,
    min: numberOf(input.min, 0),
    max: numberOf(input.max, 100),
    step: input.step === 'any' ? 0 : numberOf(input.step, 1) || 1,
  };
}

/** Returns the position of the value, from 0 at the minimum to 1 at the maximum. */
export function ratioOf({ value, min, max }: Range): number {
  return max > min ? (value - min) / (max - min) : 0;
}

/** Returns the name of the step, or its number in French format. */
export function nameOf({ value, min, step }: Range, labels: Labels): string {
  return (
    labels[Math.round((value - min) / step)]?.trim() ||
    (isPlain(value) ? String(value) : number().format(value))
  );
}

/** Returns the center of the tooltip, in px from the left of the box. The tooltip stays inside the box. */
export function middleOf(ratio: number, track: Track, box: Box): number {
  const thumb = track.left + THUMB / 2 + ratio * (track.width - THUMB);
  const half = Math.min(TOOLTIP * box.textScale, box.width) / 2;
  return Math.min(Math.max(thumb, half), box.width - half);
}

/** The box around a range. */
export interface Box {
  /** In px. */
  readonly width: number;
  /** How much larger than usual the text is, at least 1. */
  readonly textScale: number;
}

interface Track {
  /** In px, from the left of the box. */
  readonly left: number;
  readonly width: number;
}

const TOOLTIP = 150;
/**
 * The width of the thumb in Chromium, in px (`tests/e2e/range.spec.ts`). Other browsers differ by a few px, and
 * script can't read it.
 */
const THUMB = 16;

const number = once(() => new Intl.NumberFormat('fr'));

/** Whether the number is written the same in every language. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

function numberOf(text: string, fallback: number): number {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : fallback;
}
