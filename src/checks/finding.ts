/** What a rule finds, as data: who shows it finds the words for the place. */
import type { Markup } from './markup.ts';
import type { Page } from './page.ts';

/** What the rule itself says; its name is added by `findingsIn`. */
export interface Found {
  /** Such as `data-cards`. */
  readonly expected: string;
  /** Such as `data-crads`. */
  readonly found: string;
  /** What to do, such as `write data-cards`. */
  readonly advice: string;
  readonly at: Markup;
  /** The attribute that it is about; the whole element without it. */
  readonly attribute?: string;
  /** How many characters of the attribute's value come before the place. */
  readonly offset?: number;
  /** `error` where something does not work, `warning` where it may be meant. */
  readonly level: 'error' | 'warning';
  /** A root says so itself when it starts: in a page that has the script it would be told twice. */
  readonly isToldByRoot?: true;
}

/** Of a fault that its root tells as it starts. */
export const TOLD_BY_ROOT = { level: 'error', isToldByRoot: true } as const;

export interface Finding extends Found {
  /** The name of the rule. */
  readonly rule: string;
}

/** Looks at a whole page. Pure: reads nothing but the page. */
export type Rule = (page: Page) => Iterable<Found>;
