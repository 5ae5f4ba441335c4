/** What was measured, kept so that a run of some parts writes the whole page. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { trusted } from '../../../src/lib/trusted.ts';
import type { Comparison } from './statistics.ts';

const FILE = 'tests/bench/peers/findings.json';

/** What a part of the bench was measured with. */
export interface Setting {
  readonly date: string;
  readonly machine: string;
  readonly browser: string;
  readonly node: string;
  /** How many rounds, and how many programs wanted the machine before and after. */
  readonly rounds: number;
  readonly busy: readonly number[];
}

export interface Part {
  readonly setting: Setting;
  readonly comparisons: readonly Comparison[];
}

/** The parts of the bench, by their name. */
export type Findings = Readonly<Record<string, Part>>;

export function recorded(): Findings {
  return existsSync(FILE) ? trusted(JSON.parse(readFileSync(FILE, 'utf8'))) : {};
}

/** Keeps a part beside what was measured before; figures have as many digits as mean something. */
export function keep(name: string, part: Part): Findings {
  const findings = { ...recorded(), [name]: part };
  const text = JSON.stringify(findings, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value,
  );
  writeFileSync(FILE, `${text}\n`);
  return recorded();
}

/** Returns how many programs want the machine, of the last minute. */
export function busy(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1));
}

export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
}
