/**
 * How much is generated, and from which seed. `npm test` runs the same 2 000 cases each time, so that a commit that was
 * good stays good; `npm run test:fuzz` runs 50 000 from a new seed, which it prints.
 */
import fc from 'fast-check';
import { it } from 'vitest';

const CASES = Number(process.env.CASES ?? 2000);
const SEED = Number(process.env.SEED ?? 18);

/** How the cases are shared out. A mount costs some hundred times what a decoder does, and finds the most. */
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

/** In ms, room for the slowest subject on a busy machine: one that never ends is told within minutes in `npm test`. */
const TIMEOUT = 60_000 + 100 * CASES;

/** What a test is about: its share of the cases is its weight. */
type Subject = keyof typeof WEIGHTS;

/** Registers a test of the share of cases that its subject has. What fails is printed with its seed and its path. */
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

/** Of a value that is shown, in characters. */
const LONGEST = 6000;
