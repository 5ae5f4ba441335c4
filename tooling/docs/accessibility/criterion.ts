/**
 * A criterion of RGAA 4.1.2, in words of our own, and how it is held: `docs/accessibility.md` is written from these, and
 * `tests/architecture/accessibility.test.ts` looks whether the tests that they name are there.
 */

export interface Theme {
  readonly number: number;
  readonly name: string;
  readonly criteria: readonly Criterion[];
}

/** What concerns the bundle, or why it doesn't. */
export type Criterion = Held | NotApplicable;

interface Numbered {
  /** As in RGAA: `10.7`. */
  readonly number: string;
  /** A few words on what it asks. */
  readonly asks: string;
}

export interface Held extends Numbered {
  /** What the bundle does for it, or makes that it is about. */
  readonly here: string;
  readonly tests?: readonly Tests[];
  readonly byHand?: Look;
  /** What the integrator has to do, and whether anything tells of it. */
  readonly template?: string;
  /** What no test holds, or what is not done. */
  readonly missing?: string;
}

export interface NotApplicable extends Numbered {
  /** Why it can't be broken by the bundle. */
  readonly notApplicable: string;
}

export interface Tests {
  readonly file: string;
  /** As in the source; `…` stands for what a template fills in. */
  readonly titles: readonly string[];
}

/** A look by a person. */
export interface Look {
  /** As in `2026-11-29`. */
  readonly on: string;
  readonly what: string;
}

/** Names tests of a file, by their titles. */
export function tests(file: string, ...titles: readonly string[]): Tests {
  return { file: `tests/${file}`, titles };
}

/** Names tests that stand beside what they test. */
export function units(file: string, ...titles: readonly string[]): Tests {
  return { file, titles };
}

/** All rules of axe, on every page. */
export const AXE = tests(
  'sweeps/looks.spec.ts',
  'is accessible, wide',
  'is accessible, narrow',
  'is accessible with each case open',
);

/** Names, roles, states and order of each example, as Chromium's accessibility tree has them. */
export const TREES = tests('sweeps/tree.spec.ts', 'gives its names in their order, in each state');

/** With all that a root has added. */
export const VALID = tests('sweeps/tree.spec.ts', 'is valid HTML once it is alive');

/** By keyboard alone, with what a screen reader says. */
export const WALKS: readonly Tests[] = [
  tests(
    'e2e/walks/find-help.spec.ts',
    'a visitor chooses a town, reads the results, looks at the first on the map and comes back',
  ),
  tests(
    'e2e/walks/dependence-test.spec.ts',
    'a visitor takes the test, reads the result, and takes it again after a fault of the server',
  ),
  tests(
    'e2e/walks/order.spec.ts',
    'a visitor orders two kits, changes the quantity in the cart, takes the kit out and puts it back',
  ),
  tests(
    'e2e/walks/film.spec.ts',
    'a visitor starts a film of the list, sees its captions and stops it',
  ),
  tests(
    'e2e/walks/picture.spec.ts',
    'a visitor chooses a file that is refused, then one that will do, and finds the button to send it',
  ),
  tests(
    'e2e/walks/sign-up.spec.ts',
    'a visitor tries too early, is led to what is missing, shows the password and signs up',
  ),
  tests(
    'e2e/walks/advice.spec.ts',
    'a visitor filters the advice by two themes, takes both away, and reads on',
  ),
];
