/** An hour of use without pauses: `npm run test:long`. Heap, nodes, listeners, timers and observers don't grow. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '../sweeps/test.ts';
import { visit } from '../sweeps/visit.ts';
import { chartOf } from './chart.ts';
import { growthIn } from './flat.ts';
import { type Counts, countPage, followTimersAndObservers } from './page-counts.ts';
import { sessions } from './sessions.ts';

const COUNTS = 24;
/** The share of an hour to run, for changes of these tests. */
const SHARE = Number(process.env.SHARE ?? 1);

for (const { name, address, round, rounds } of sessions)
  test(`nothing grows in an hour of ${name}`, async ({ page, pageLog }) => {
    test.setTimeout(1_800_000);
    await page.addInitScript(followTimersAndObservers);
    await visit(page, address, pageLog);
    const between = Math.max(1, Math.round((rounds * SHARE) / COUNTS));
    const counts: Counts[] = [];
    for (let count = 0; count < COUNTS; count += 1) {
      await page.evaluate(
        `(async () => { const round = ${round}; for (let done = 0; done < ${between}; done += 1) await round(); })()`,
      );
      counts.push(await countPage(page));
    }

    const title = `${name}: ${between * COUNTS} rounds at ${address}`;
    mkdirSync('docs/long', { recursive: true });
    if (SHARE === 1)
      writeFileSync(`docs/long/${name}.svg`, chartOf(title, `${between} rounds`, counts));
    else console.log(title, JSON.stringify(counts));
    expect(growthIn(counts)).toEqual([]);
    expect(pageLog.uncaughtErrors).toEqual([]);
  });
