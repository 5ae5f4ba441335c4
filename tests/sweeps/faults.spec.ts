/** Every page once it has come to life: the fault finder says nothing of what islands have made of it. */
import { expect } from '@playwright/test';
import { isFaulty, pages } from './pages.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

for (const { name } of pages.filter((page) => !isFaulty(page)))
  test(`/${name} has no fault that the fault finder knows, before and after its roots have started`, async ({
    page,
    heard,
  }) => {
    await visit(page, `/${name}`, heard);
    const looks = () => page.evaluate(() => performance.getEntriesByName('islands:faults').length);
    await expect.poll(looks).toBeGreaterThanOrEqual(1);
    await page.evaluate(() => document.body.append(document.createElement('p')));

    await expect.poll(looks).toBeGreaterThanOrEqual(2);
    expect(heard.complaints).toEqual([]);
  });
