/** What all rules of axe find wrong on a page. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rule, elements and what is wrong with them; of the whole page, or of what a CSS selector finds. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findViolations, within);
}

/** In the page, where axe stands as a global. A colour on its way to another one has no contrast to be judged. */
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
