/** The testing kit of the package, in a folder that has nothing but the package and Playwright, before a site of its own. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { examplePage } from '../../fixtures/site/examples.ts';
import { fileAnswer } from '../../fixtures/site/files.ts';
import { serve } from '../../tooling/build/serve.ts';
import { BROWSER_ARGS, findBrowsers } from '../browser.ts';

const run = promisify(execFile);
const SPEC = 'integrations/playwright/site.spec.js';
/** Its pages are examples of the guide; it has no endpoint. */
const PAGES: Readonly<Record<string, string>> = {
  '/conseils': 'start',
  '/boutique': 'cart-button',
  '/pres-de-chez-vous': 'map-search',
};

/** A browser, or none where the machine has none. */
export const [browser] = findBrowsers();
/** Said beside the test that can't run. */
export const BROWSER_MISSING = 'needs a browser: name one in BROWSER_PATH';

/** Gives the project what a site's tests have beside the package. */
export function addPlaywright(project: string): void {
  mkdirSync(join(project, 'node_modules/@playwright'));
  symlinkSync(
    resolve('node_modules/@playwright/test'),
    join(project, 'node_modules/@playwright/test'),
  );
}

/** Runs the example of the package against the site, and gives what Playwright counted. Throws where a test has failed. */
export async function runExample(project: string): Promise<{ expected: number; skipped: number }> {
  const site = await serve(siteAnswer);
  const use = { baseURL: site.url, launchOptions: { executablePath: browser, args: BROWSER_ARGS } };
  const config = { testDir: '.', workers: 1, reporter: 'json', use };
  copyFileSync(join(project, 'node_modules/islands', SPEC), join(project, 'site.spec.js'));
  writeFileSync(
    join(project, 'playwright.config.js'),
    `export default ${JSON.stringify(config)};\n`,
  );
  try {
    const cli = resolve('node_modules/@playwright/test/cli.js');
    const { stdout } = await run(process.execPath, [cli, 'test'], { cwd: project });
    return JSON.parse(stdout).stats;
  } finally {
    await site.stop();
  }
}

async function siteAnswer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const page = await examplePage(PAGES[pathname] ?? '');
  if (page) return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  return fileAnswer('dist', pathname.slice(1), request);
}
