/**
 * Collects the rows of all files in this folder that end in `.rows.ts`: every control of every contract.
 * `tests/architecture/early-rows.test.ts` fails if one is missing.
 */
import { readdirSync } from 'node:fs';
import type { EarlyUse, Row, Unused } from './row.ts';

const FOLDER = new URL('.', import.meta.url);

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.rows.ts'));
const found: readonly EarlyUse[] = await Promise.all(
  files.sort().map((file) => import(new URL(file, FOLDER).href)),
);

export const rows: readonly Row[] = found.flatMap((file) => file.rows);

export const unused: Unused = Object.assign({}, ...found.map((file) => file.unused));
