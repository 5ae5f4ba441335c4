/** Checks a page with all rules of axe. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Returns the violations in the page, or in the element that a CSS selector matches: rule, elements and explanation. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findViolations, within);
}

/** Runs in the page, where axe is a global. Ends transitions first, because axe can't judge the contrast of a changing colour. */
export async function findViolations(within: string): Promise<string[]> {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  const here: typeof axe = Reflect.get(window, 'axe');
  const { violations: found } = await here.run(within, {
    iframes: false,
    resultTypes: ['violations'],
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
