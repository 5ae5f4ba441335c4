/** The built checker runs with plain Node, and needs no package. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'islands-check-'));
const command = join(folder, 'islands-check.mjs');
copyFileSync('dist-tools/islands-check.js', command);
writeFileSync(join(folder, 'bad.html'), '<div data-crads data-cards-part="list"></div>');

afterAll(() => rmSync(folder, { recursive: true }));

it('finds a mistake, alone in its folder', () => {
  const { status, stdout, stderr } = spawnSync('node', [command, 'bad.html'], { cwd: folder });

  expect([status, `${stderr}`]).toEqual([1, '']);
  expect(`${stdout}`).toContain('bad.html:1:6  error  misspelt-name');
});

it('is of the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

  expect(`${execFileSync('node', [command, '--version'])}`).toBe(`${version}\n`);
});
