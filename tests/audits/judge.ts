/** Checks that each page has all points, or an exception with a reason. */
import { EXCEPTIONS, type Exception, reasonFor } from './exceptions.ts';
import { CATEGORIES, type Category, type Verdicts } from './lighthouse.ts';

/** The points that a page needs. */
export const LEAST: Readonly<Record<Category, number>> = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  performance: 95,
};

/** The verdicts on each page, by the name of the page. */
export type Findings = Readonly<Record<string, Verdicts>>;

/** Returns the categories in which the page has too few points without an exception. */
export function shortOf(
  page: string,
  verdicts: Verdicts,
  exceptions: readonly Exception[] = EXCEPTIONS,
): readonly Category[] {
  return CATEGORIES.filter((name) => {
    const verdict = verdicts[name];
    if (!verdict || verdict.points >= LEAST[name]) return false;
    const excused = verdict.faults.filter(({ id }) => reasonFor(page, id, exceptions));
    const points = excused.reduce((sum, fault) => sum + fault.points, verdict.points);
    return Math.round(points) < LEAST[name];
  });
}

/** Returns the exceptions that are not needed, with the page. */
export function idleExceptions(
  findings: Findings,
  exceptions: readonly Exception[] = EXCEPTIONS,
): readonly string[] {
  return exceptions.flatMap(({ audit, pages }) =>
    pages
      .filter((page) => findings[page] && !costs(findings[page], audit))
      .map((page) => `${audit} on /${page}`),
  );
}

function costs(verdicts: Verdicts, audit: string): boolean {
  return CATEGORIES.some((name) => verdicts[name]?.faults.some(({ id }) => id === audit));
}
