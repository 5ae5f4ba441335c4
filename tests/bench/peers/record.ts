/** Stores the results, so that a run of some parts can write the whole page. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { trusted } from '../../../src/lib/trusted.ts';
import type { Comparison } from './statistics.ts';

const FILE = 'tests/bench/peers/findings.json';

/** The machine and the versions with which a part was measured. */
export interface Setting {
  readonly date: string;
  readonly machine: string;
  readonly browser: string;
  readonly node: string;
  /** The number of rounds, and the load of the machine before and after. */
  readonly rounds: number;
  readonly busy: readonly number[];
}

export interface Part {
  readonly setting: Setting;
  readonly comparisons: readonly Comparison[];
}

/** The results of each part, by its name. */
export type Findings = Readonly<Record<string, Part>>;

export function recorded(): Findings {
  return existsSync(FILE) ? trusted(JSON.parse(readFileSync(FILE, 'utf8'))) : {};
}

/** Stores the results of a part with those of the others. Rounds numbers to significant digits. */
export function keep(name: string, part: Part): Findings {
  const findings = { ...recorded(), [name]: part };
  const text = JSON.stringify(findings, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value,
  );
  writeFileSync(FILE, `${text}\n`);
  return recorded();
}

/** Returns the load of the machine in the last minute: the number of programs that run or wait. */
export function busy(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1));
}

export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
}
