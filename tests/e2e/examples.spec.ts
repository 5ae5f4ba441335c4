/** Tests the examples of the guide, each on a page of its own under a strict policy: they do what the guide says. */
import { expect } from '@playwright/test';
import { listExamples } from '../../fixtures/site/examples.ts';
import { violations } from '../axe.ts';
import { watchPolicy } from '../sweeps/policy.ts';
import { test } from '../sweeps/test.ts';
import { failedRoots, visit } from '../sweeps/visit.ts';
import { chrome } from './examples/chrome.ts';
import { content } from './examples/content.ts';
import type { Examples } from './examples/example.ts';
import { forms } from './examples/forms.ts';
import { media } from './examples/media.ts';
import { shop } from './examples/shop.ts';
import { lookedForFaults } from './looked-for-faults.ts';

const assertions: Examples = { ...content, ...chrome, ...forms, ...shop, ...media };

for (const name of await listExamples()) {
  const example = assertions[name];

  test.describe(`the example ${name}`, () => {
    test.use({ ...example?.use });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('works', async ({ page }) => {
        await page.goto(`/examples/${name}`);

        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await example?.stands(page);
      });
    });

    test('is mounted, logs nothing and works', async ({ page, pageLog }) => {
      const refused = await watchPolicy(page);
      await visit(page, `/examples/${name}?csp`, pageLog);
      await lookedForFaults(page);

      expect(await failedRoots(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await example?.works(page);
      expect(pageLog.consoleMessages).toEqual([]);
      expect(pageLog.uncaughtErrors).toEqual([]);
      expect(refused).toEqual([]);
    });
  });
}
