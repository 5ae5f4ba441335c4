/**
 * Takes the pictures of the guide: `npm run pictures`, after `npm run build`. For each root it writes a picture of the
 * server's HTML beside the mounted and used root into `docs/pictures/`. `npm run pictures -- tabs cart` takes only these.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { BROWSER_ARGS } from '../../tests/browser.ts';
import { chosenFrom } from '../../tests/run/chosen-from.ts';
import { expectFreshBuild } from '../../tests/run/fresh-build.ts';
import { getBrowser } from '../../tests/run/get-browser.ts';
import { listenTo } from '../../tests/sweeps/test.ts';
import { settled, visit } from '../../tests/sweeps/visit.ts';
import { prepare, still, toTop } from '../../tests/visual/still.ts';
import { SCENES, type Scene } from './scenes.ts';
import { sideBySide } from './side-by-side.ts';

const FOLDER = 'docs/pictures';
const WIDTH = 560;
const HEIGHT = 640;

const chosen = chosenFrom(Object.keys(SCENES), process.argv.slice(3));
expectFreshBuild();
const executablePath = await getBrowser();
if (!executablePath) throw new Error('expected a browser, found none');
const server = await preview({
  preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  logLevel: 'warn',
});
const [origin = ''] = server.resolvedUrls?.local ?? [];
const baseURL = new URL(origin).origin;
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
mkdirSync(FOLDER, { recursive: true });
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (!chosen.includes(name)) continue;
    const before = await pictureOf(browser, scene, false);
    const after = await pictureOf(browser, scene, true);
    const picture = await sideBySide(browser, { before, after, used: scene.used });
    writeFileSync(`${FOLDER}/${name}.webp`, picture);
    console.log(`${FOLDER}/${name}.webp: ${(picture.length / 1000).toFixed(0)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
}

/** Takes a PNG of the scene: as the server sent it, or mounted and used. */
async function pictureOf(open: Browser, scene: Scene, isAlive: boolean): Promise<Buffer> {
  const context = await open.newContext({
    baseURL,
    locale: 'fr-FR',
    javaScriptEnabled: isAlive,
    reducedMotion: 'reduce',
    viewport: { width: scene.width ?? WIDTH, height: scene.height ?? HEIGHT },
  });
  const page = await context.newPage();
  await prepare(page, scene.page, baseURL);
  const pageLog = listenTo(page);
  if (isAlive) {
    await visit(page, `/${scene.page}`, pageLog);
    if (scene.inWindow) await page.locator(scene.shows).evaluate(toTop);
    await scene.use?.(page);
    await settled(page, pageLog);
    await still(page);
  } else {
    await page.goto(`/${scene.page}`);
    if (scene.inWindow) await page.locator(scene.shows).evaluate(toTop);
  }
  const picture = await shoot(page, scene);
  await context.close();
  return picture;
}

async function shoot(
  page: Page,
  { shows, inWindow, width = WIDTH, height = HEIGHT }: Scene,
): Promise<Buffer> {
  const options = { animations: 'disabled', caret: 'hide' } as const;
  if (inWindow) return page.screenshot(options);
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await page.locator(shows).boundingBox();
  if (!box) throw new Error(`expected ${shows} to have a box`);
  const clip = {
    x: 0,
    y: box.y,
    width,
    height: Math.min(box.height, height),
  };
  return page.screenshot({ ...options, fullPage: true, clip });
}
