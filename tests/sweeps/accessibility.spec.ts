/** Every page, and every case of it once it is open, under all rules of axe. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { open } from './cases.ts';
import { pages } from './pages.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, cases } of pages) {
  test(`/${name} is accessible`, async ({ page, heard }) => {
    await visit(page, `/${name}`, heard);

    expect(await violations(page)).toEqual([]);
  });

  test(`/${name} is accessible on a narrow screen`, async ({ page, heard }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/${name}`, heard);

    expect(await violations(page)).toEqual([]);
  });

  for (const example of cases.filter(({ open }) => open)) {
    test(`/${name} is accessible with "${example.title}" open`, async ({ page, heard }) => {
      await visit(page, `/${name}`, heard);
      await open(page, example, heard);

      expect(await violations(page)).toEqual([]);
    });
  }
}

/** Rule, elements and what is wrong with them. */
async function violations(page: Page): Promise<object[]> {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`),
  }));
}
