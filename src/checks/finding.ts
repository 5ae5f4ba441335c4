/** What a rule returns. A finding is plain data: the checker and the page turn its position into text. */
import type { Markup } from './markup.ts';
import type { Page } from './page.ts';

/** What the rule itself returns. `findingsIn` adds the name of the rule. */
export interface Problem {
  /** Such as `data-cards`. */
  readonly expected: string;
  /** Such as `data-crads`. */
  readonly found: string;
  /** How to correct it, such as `write data-cards`. */
  readonly advice: string;
  readonly at: Markup;
  /** The attribute with the mistake. Without it, the finding is about the whole element. */
  readonly attribute?: string;
  /** The index of the mistake in the value of the attribute. */
  readonly offset?: number;
  /** `error` if something does not work, `warning` if it may be intended. */
  readonly level: 'error' | 'warning';
  /** The root reports the same mistake when it mounts, so a page with the script must not report it twice. */
  readonly isReportedByRoot?: true;
}

/** For mistakes that the root reports itself when it mounts. */
export const REPORTED_BY_ROOT = { level: 'error', isReportedByRoot: true } as const;

export interface Finding extends Problem {
  /** The name of the rule. */
  readonly rule: string;
}

/** Checks a whole page. A rule is pure: it reads only the page. */
export type Rule = (page: Page) => Iterable<Problem>;
