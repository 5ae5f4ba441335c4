/** The release is made from the build, packed, and installed in an empty folder. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { zipOf } from '../../tooling/release/archive.ts';
import { stage } from '../../tooling/release/stage.ts';
import { addPlaywright, BROWSER_MISSING, browser, runExample } from './kit.ts';

const temporary = mkdtempSync(join(tmpdir(), 'islands-release-'));
const staged = join(temporary, 'islands');
const project = join(temporary, 'project');
const own = JSON.parse(readFileSync('package.json', 'utf8'));

/** Packs and installs. */
vi.setConfig({ testTimeout: 120_000 });
stage(staged, 'licences');

afterAll(() => rmSync(temporary, { recursive: true }));

describe('the archive', () => {
  const zip = zipOf(staged, 'islands-1.2.3');
  const files = Object.keys(unzipSync(zip));

  it.each([
    'dist/islands.js',
    'dist/manifest.json',
    'dist/contract.json',
    'dist/editor/web-types.json',
    'dist-tools/islands-check.js',
    'docs/contract.md',
    'integrations/README.md',
    'integrations/nginx/islands.conf',
    'integrations/php/islands.php',
    'integrations/playwright/site.spec.js',
    'dist-testing/site/fixtures/pages/panier.html',
    'dist-testing/types/testing.d.ts',
    'integrations/twig/cards.html.twig',
    'integrations/drupal/islands/islands.module',
    'integrations/drupal/islands/templates/cards.html.twig',
    'integrations/drupal/islands/dist/islands.js',
    'integrations/wordpress/islands-front/php/islands.php',
    'integrations/wordpress/islands-front/dist/islands.css',
    'CHANGELOG.md',
    'LICENCES.txt',
  ])('holds %s', (file) => {
    expect(files).toContain(`islands-1.2.3/${file}`);
  });

  it('contains no tests and no sources', () => {
    expect(
      files.filter((file) => /\.test\.|\/testing\/|docs\/released|node_modules|\/src\//.test(file)),
    ).toEqual([]);
  });

  it('is the same, byte for byte, for the same files', () => {
    expect(Buffer.from(zipOf(staged, 'islands-1.2.3')).equals(Buffer.from(zip))).toBe(true);
  });
});

describe('the package', () => {
  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: staged, level: 'suggestion', strict: true });

    expect(messages.map((message) => formatMessage(message, pkg ?? {}, { color: false }))).toEqual(
      [],
    );
  });

  it('has no dependencies', () => {
    const { dependencies, devDependencies, scripts } = JSON.parse(
      readFileSync(join(staged, 'package.json'), 'utf8'),
    );

    expect([dependencies, devDependencies, scripts]).toEqual([undefined, undefined, undefined]);
  });

  describe('installed in an empty folder, without a network', () => {
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{"name":"site","private":true,"type":"module"}');
    run('npm', ['pack', '--silent', '--pack-destination', '..'], staged);
    const [tarball = ''] = readdirSync(temporary).filter((file) => file.endsWith('.tgz'));
    run(
      'npm',
      ['install', '--offline', '--no-audit', '--no-fund', '--silent', join('..', tarball)],
      project,
    );

    it('is the only package in the folder', () => {
      const folders = readdirSync(join(project, 'node_modules')).filter(
        (name) => !name.startsWith('.'),
      );

      expect(folders).toEqual(['islands']);
    });

    it('exports what it declares', () => {
      const names = Object.keys(own.exports).filter((name) => !name.includes('*'));
      const code = `for (const name of ${JSON.stringify(names)})
        console.log(name, (await import('node:fs')).statSync(new URL(import.meta.resolve('islands' + name.slice(1)))).size > 0);`;

      expect(node(code).trim().split('\n')).toEqual(names.map((name) => `${name} true`));
    });

    it('exports contract, manifest and editor data as JSON', () => {
      const code = `const read = async (name) => (await import('islands/' + name, { with: { type: 'json' } })).default;
        console.log((await read('package.json')).version, 'cards' in (await read('manifest.json')).roots,
          typeof (await read('contract.json')), (await read('editor/cards.schema.json')).type);`;

      expect(node(code).trim()).toBe(`${own.version} true object object`);
    });

    it('exports a script that runs in a page', () => {
      const jsdom = JSON.stringify(resolve('node_modules/jsdom/lib/api.js'));
      const code = `const { JSDOM } = (await import(${jsdom})).default;
        const page = '<!doctype html><title>Site</title><script src="' + import.meta.resolve('islands') + '"></script>';
        const { window } = new JSDOM(page, { runScripts: 'dangerously', resources: 'usable', url: 'file:///site.html' });
        await new Promise((resolve) => window.addEventListener('load', resolve));
        console.log(window.Islands?.version); process.exit();`;

      expect(node(code).trim()).toBe(own.version);
    });

    it('has types that a strict project accepts', () => {
      writeFileSync(
        join(project, 'site.ts'),
        `import type { Islands } from 'islands';
        const islands: Islands | undefined = window.Islands;
        islands?.scan(document.body);
        document.body.addEventListener('island:failed', ({ detail }) => console.log(detail.island.length, detail.error));
        // @ts-expect-error: there is no such method
        islands?.start();`,
      );
      expect(typesOf('site.ts')).toBe('');
    });

    it('provides the checker as a command', () => {
      writeFileSync(join(project, 'page.html'), '<a data-cart-link href="/panier">Panier</a>');

      expect(run('npx', ['--offline', 'islands-check', '--version'], project)).toBe(
        `${own.version}\n`,
      );
      expect(run('npx', ['--offline', 'islands-check', 'page.html'], project)).toContain(
        'no mistakes in 1 source',
      );
    });

    it('serves the fixture pages, the bundle and the fake API', () => {
      const code = `const { url, stop } = await (await import('islands/testing')).startFixtures();
        for (const path of ['/panier', '/islands.js', '/api/city-autocomplete/lyon', '/google-maps.js', '/media/poster.jpg']) {
          const answer = await fetch(url + path);
          console.log(answer.status, answer.headers.get('content-type').split(';')[0], (await answer.text()).length > 100);
        }
        await stop();`;

      expect(node(code).trim().split('\n')).toEqual([
        '200 text/html true',
        '200 text/javascript true',
        '200 application/json true',
        '200 text/javascript true',
        '200 image/jpeg true',
      ]);
      expect(run('npx', ['--offline', 'islands-fixtures', '--help'], project)).toContain('--port');
    });

    describe('with Playwright', () => {
      beforeAll(() => addPlaywright(project));
      if (!browser) console.warn(`[skipped] the guide’s example of tests ${BROWSER_MISSING}`);

      it.skipIf(!browser)('tests the pages of a site like the guide’s example', async () => {
        expect(await runExample(project)).toMatchObject({ expected: 5, skipped: 0 });
      });

      it('has types for its tests that a strict project accepts', () => {
        writeFileSync(
          join(project, 'site.test.ts'),
          `import { expect, test } from '@playwright/test';
          import { type Contents, cart, fakeApi, modal } from 'islands/testing';
          test('types', async ({ page }) => {
            await fakeApi(page, { scenario: { structures: 'broken' } });
            await cart(page.locator('main')).add(12, 3);
            const contents: Contents = await cart(page).contents();
            await expect(modal(page, 'partenaires').element).toBeHidden();
            // @ts-expect-error: there is no such scenario
            await fakeApi(page, { scenario: 'tired' });
            console.log(contents);
          });`,
        );

        expect(typesOf('site.test.ts')).toBe('');
      });
    });
  });
});

function run(command: string, options: readonly string[], cwd: string): string {
  return execFileSync(command, options, { cwd, encoding: 'utf8' });
}

/** Returns TypeScript's errors. Skips the types of libraries, because Playwright's need those of Node. */
function typesOf(file: string): string {
  const options = ['--strict', '--noEmit', '--skipLibCheck', '--types', '', '--target', 'es2022'];
  const tsc = resolve('node_modules/typescript/bin/tsc');
  return run(process.execPath, [tsc, ...options, '--module', 'nodenext', file], project);
}

function node(code: string): string {
  return run(process.execPath, ['--input-type=module', '--eval', code], project);
}
