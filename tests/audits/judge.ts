/** Whether what was found is what is asked for: all points, or a reason why not. */
import { EXCEPTIONS, type Exception, reasonFor } from './exceptions.ts';
import { CATEGORIES, type Category, type Verdicts } from './lighthouse.ts';

/** The points that a page must have. */
export const LEAST: Readonly<Record<Category, number>> = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  performance: 95,
};

/** The verdicts on each page, by its name. */
export type Findings = Readonly<Record<string, Verdicts>>;

/** Returns the categories in which the page has too few points, and no exception says why. */
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

/** Returns the exceptions that excuse nothing of what was found on a page of theirs. */
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
