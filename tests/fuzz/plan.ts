/**
 * The number of generated cases, and their seed. `npm test` runs the same 2 000 cases each time, so that the same code always
 * has the same result. `npm run test:fuzz` runs 50 000 cases from a new seed, which it prints.
 */
import fc from 'fast-check';
import { it } from 'vitest';

const CASES = Number(process.env.CASES ?? 2000);
const SEED = Number(process.env.SEED ?? 18);

/** The share of cases for each subject. A mount takes some hundred times longer than a decoder, and finds the most mistakes. */
const WEIGHTS = {
  configs: 8,
  attributes: 4,
  checks: 3,
  carts: 4,
  addresses: 4,
  texts: 6,
  answers: 8,
  'long lists': 4,
  'cards reducer': 6,
  'map-search reducer': 6,
  'player reducer': 6,
  'player-modal reducer': 6,
  'shop-filters reducer': 6,
  mounts: 5,
} as const;

const ALL = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** In ms. Enough for the slowest subject on a busy machine, and in `npm test` an endless loop still fails within minutes. */
const TIMEOUT = 60_000 + 100 * CASES;

/** The subject of a test. */
type Subject = keyof typeof WEIGHTS;

/** Registers a test with its subject's share of cases. A failure is printed with its seed and its path. */
export function fuzz<Values>(
  subject: Subject,
  claim: string,
  property: fc.IRawProperty<Values>,
): void {
  const numRuns = Math.ceil((CASES * WEIGHTS[subject]) / ALL);
  it(`${subject}: ${claim} (${numRuns} cases, SEED=${SEED})`, { timeout: TIMEOUT }, async () => {
    const { failed, counterexamplePath, counterexample, errorInstance } = await fc.check(property, {
      numRuns,
      seed: SEED,
    });
    if (!failed) return;
    const shown = fc.stringify(counterexample).slice(0, LONGEST);
    throw new Error(`SEED=${SEED}, path ${counterexamplePath}: ${shown}`, { cause: errorInstance });
  });
}

/** The maximum length of a printed value, in characters. */
const LONGEST = 6000;
