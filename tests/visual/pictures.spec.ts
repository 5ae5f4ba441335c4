/**
 * Compares every page and each of its named states with a stored picture. `npm run visual` compares all of them,
 * `npm run visual:update` replaces the changed pictures, and `npm test` compares a few.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import type { FixtureCase } from '../../fixtures/site/catalogue.ts';
import { launchOptions } from '../browser.ts';
import { type Difference, differenceOf } from './compare.ts';
import { looks, pictureName, type Width } from './shots.ts';
import { Subject } from './subject.ts';

const FOLDER = 'tests/visual/pictures';
const mode = process.env.VISUAL ?? 'smoke';

/** A test loads its page again for each case. */
test.describe.configure({ timeout: 300_000 });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  deviceScaleFactor: 1,
  /** Makes letters as wide in the headless shell as in a full Chromium. By default, it rounds their widths to whole pixels. */
  launchOptions: launchOptions('--font-render-hinting=none'),
});

for (const { page: fixture, widths, cases } of await looks(mode !== 'smoke'))
  test(`/${fixture.name} looks like its picture`, async ({ browser, page, baseURL }, info) => {
    const subject = new Subject(page, fixture);
    const blankPage = await browser.newPage();
    const compareAt = async (width: Width, example?: FixtureCase) => {
      const picture = await subject.shoot(width, example);
      await verify(blankPage, pictureName(fixture, width, example), picture, info);
    };
    for (const example of [undefined, ...cases]) {
      await subject.show(baseURL ?? '', Math.max(...widths), example);
      for (const width of widths) await compareAt(width, example);
    }
    await blankPage.close();
  });

/** Compares the screenshot with the stored picture, or replaces it. */
async function verify(blankPage: Page, name: string, now: string, info: TestInfo): Promise<void> {
  const path = join(FOLDER, name);
  const before = existsSync(path) ? readFileSync(path).toString('base64') : undefined;
  const difference = before ? await differenceOf(blankPage, before, now) : undefined;
  if (mode === 'update') {
    if (!before || difference) writeFileSync(path, Buffer.from(now, 'base64'));
    return;
  }
  expect.soft(before, `${path} exists: npm run visual:update`).toBeDefined();
  if (!before || !difference) return;
  for (const [what, picture] of [
    ['expected', before],
    ['actual', now],
    ['diff', difference.picture],
  ] as const)
    await attach(info, name.replace('.webp', `-${what}.webp`), picture);
  const hint = `${name} has changed. See the report, or accept: npm run visual:update`;
  expect.soft(sentenceOf(difference), hint).toBe('');
}

function sentenceOf({ shapes, tones, worstShape, worstTone, sizes }: Difference): string {
  const [shape, tone] = [worstShape, worstTone].map((worst) => `${worst.toFixed(0)} of 255`);
  return `${shapes} shapes by ${shape} at most, ${tones} tones by ${tone} at most; it was ${sizes}`;
}

/** Attaches a picture to the report, which shows pictures with the same name side by side. */
function attach(info: TestInfo, name: string, picture: string): Promise<void> {
  return info.attach(name, { contentType: 'image/webp', body: Buffer.from(picture, 'base64') });
}
