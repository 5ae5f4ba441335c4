/**
 * Finds patterns that browsers ignore, so that every value passes:
 * https://html.spec.whatwg.org/multipage/input.html#compiled-pattern-regular-expression
 */
import { ignoredPattern, isIgnored } from '../../lib/pattern.ts';
import type { Problem } from '../finding.ts';
import { isKnown } from '../markup.ts';
import type { Page } from '../page.ts';

export function* invalidPattern(page: Page): Generator<Problem> {
  for (const at of page.having('pattern')) {
    const pattern = at.attributes.get('pattern') ?? '';
    if (at.name !== 'input' || !isKnown(pattern) || !isIgnored(pattern)) continue;
    yield {
      ...ignoredPattern(pattern),
      at,
      attribute: 'pattern',
      level: 'error',
    };
  }
}
