/**
 * The criteria of RGAA 4.1.2, in our own words, with the tests that check them. `docs/accessibility.md` is generated from
 * these. `tests/architecture/accessibility.test.ts` checks that the tests exist.
 */

export interface Theme {
  readonly number: number;
  readonly name: string;
  readonly criteria: readonly Criterion[];
}

/** A criterion that applies to the bundle, or one that doesn't. */
export type Criterion = Held | NotApplicable;

interface Numbered {
  /** As in RGAA: `10.7`. */
  readonly number: string;
  /** What the criterion requires, in a few words. */
  readonly asks: string;
}

export interface Held extends Numbered {
  /** What the bundle does to meet the criterion. */
  readonly here: string;
  readonly tests?: readonly Tests[];
  readonly byHand?: Look;
  /** What the integrator has to do, and which tool checks it. */
  readonly template?: string;
  /** What no test checks, or what is not done. */
  readonly missing?: string;
}

export interface NotApplicable extends Numbered {
  /** Why the criterion doesn't apply to the bundle. */
  readonly notApplicable: string;
}

export interface Tests {
  readonly file: string;
  /** The titles as in the source. `…` stands for the expressions of a template string. */
  readonly titles: readonly string[];
}

/** A manual check. */
export interface Look {
  /** The date, such as `2026-11-29`. */
  readonly on: string;
  readonly what: string;
}

/** Refers to tests of a file in `tests/`, by their titles. */
export function tests(file: string, ...titles: readonly string[]): Tests {
  return { file: `tests/${file}`, titles };
}

/** Refers to unit tests beside their source, by their titles. */
export function units(file: string, ...titles: readonly string[]): Tests {
  return { file, titles };
}

/** The tests that run all rules of axe on every page. */
export const AXE = tests(
  'sweeps/looks.spec.ts',
  'is accessible, wide',
  'is accessible, narrow',
  'is accessible with each case open',
);

/** The test that compares Chromium's accessibility tree of each example: names, roles, states and order. */
export const TREES = tests(
  'sweeps/tree.spec.ts',
  'has the expected accessibility tree in each state',
);

/** The test that validates the HTML of mounted roots. */
export const VALID = tests('sweeps/tree.spec.ts', 'is valid HTML after its mount');

/** The tests that use only the keyboard, and check what a screen reader announces. */
export const WALKS: readonly Tests[] = [
  tests(
    'e2e/walks/find-help.spec.ts',
    'a visitor chooses a town, reads the results, looks at the first one on the map and comes back',
  ),
  tests(
    'e2e/walks/dependence-test.spec.ts',
    'a visitor takes the test, reads the result, and takes it again after a server error',
  ),
  tests(
    'e2e/walks/order.spec.ts',
    'a visitor orders two kits, changes the quantity in the cart, removes the kit and puts it back',
  ),
  tests(
    'e2e/walks/film.spec.ts',
    'a visitor starts a film from the list, sees its captions and stops it',
  ),
  tests(
    'e2e/walks/picture.spec.ts',
    'a visitor chooses a file that is refused, then a valid one, and finds the button that sends it',
  ),
  tests(
    'e2e/walks/sign-up.spec.ts',
    'a visitor submits too early, is led to the missing fields, shows the password and signs up',
  ),
  tests(
    'e2e/walks/advice.spec.ts',
    'a visitor filters the advice by two topics, removes both filters, and continues to read',
  ),
];
