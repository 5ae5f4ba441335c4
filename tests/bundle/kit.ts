/** Runs the testing kit in a folder that contains only the package and Playwright, against a small site. */
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
/** The pages of the site are examples of the guide. It has no endpoint. */
const PAGES: Readonly<Record<string, string>> = {
  '/conseils': 'start',
  '/boutique': 'cart-button',
  '/pres-de-chez-vous': 'map-search',
};

/** The path of a browser, or `undefined` if none is installed. */
export const [browser] = findBrowsers();
/** The reason why a test is skipped. */
export const BROWSER_MISSING = 'needs a browser: name one in BROWSER_PATH';

/** Adds Playwright to the project. */
export function addPlaywright(project: string): void {
  mkdirSync(join(project, 'node_modules/@playwright'));
  symlinkSync(
    resolve('node_modules/@playwright/test'),
    join(project, 'node_modules/@playwright/test'),
  );
}

/** Runs the example spec of the package against the site. Returns Playwright's counts. Throws if a test failed. */
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
