/** The built checker runs with plain Node and needs no package. Its plugin needs only html-validate. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'islands-check-'));
const command = join(folder, 'tools/islands-check.js');
cpSync('dist-tools', join(folder, 'tools'), { recursive: true });
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
writeFileSync(join(folder, 'bad.html'), '<div data-crads data-cards-part="list"></div>');

afterAll(() => rmSync(folder, { recursive: true }));

it('finds a mistake, alone in its folder', () => {
  const { status, stdout, stderr } = spawnSync('node', [command, 'bad.html'], { cwd: folder });

  expect([status, `${stderr}`]).toEqual([1, '']);
  expect(`${stdout}`).toContain('bad.html:1:6  error  misspelt-name');
});

it('has the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

  expect(`${execFileSync('node', [command, '--version'])}`).toBe(`${version}\n`);
});

it('is a plugin for html-validate, without including it', () => {
  const plugin = readFileSync('dist-tools/html-validate.js', 'utf8');

  expect([...plugin.matchAll(/from ["']([^."'][^"']*)["']/g)].map(([, name]) => name)).toEqual([
    'html-validate',
  ]);
  expect(plugin).toContain('islands/');
});

it('includes the licences of bundled packages', () => {
  const licences = readFileSync('dist-tools/LICENSES.txt', 'utf8');

  expect(licences.match(/^(parse5|entities) \d+\.\d+\.\d+$/gm)).toHaveLength(2);
});
