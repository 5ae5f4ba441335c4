/** Two versions of the bundle, and the steps of the guide that replace one by the other. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Version {
  /** The folder with the files of the build. */
  readonly folder: string;
  /** The SRI hash of each file, by its path in the folder. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Returns the version in `dist/`. */
export function firstVersion(): Version {
  return versionIn('dist');
}

/** Builds the next version into a temporary folder. `removeVersion` removes it. */
export function buildSecondVersion(): Version {
  const folder = mkdtempSync(join(tmpdir(), 'islands-second-'));
  const config = ['--config', 'tests/e2e/deployment/second-version.config.ts'];
  execFileSync('node_modules/.bin/vite', [
    'build',
    ...config,
    '--outDir',
    folder,
    '--logLevel=error',
  ]);
  return versionIn(folder);
}

function versionIn(folder: string): Version {
  const { files }: { files: Record<string, { integrity: string }> } = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );
  const hashes = Object.entries(files).map(([file, { integrity }]) => [file, integrity]);
  return { folder, hashes: Object.fromEntries(hashes) };
}

/** The order of uploads in the guide. */
const STEPS = ['assets', 'islands.css', 'islands.js', 'manifest.json'];

/** Deploys a version over the files in the folder, and yields each step when it is done. Old assets stay. */
export function* deploySteps({ folder: from }: Version, to: string): Generator<string> {
  for (const step of STEPS) {
    cpSync(join(from, step), join(to, step), { recursive: true });
    yield step;
  }
}

export function deploy(version: Version, to: string): readonly string[] {
  return [...deploySteps(version, to)];
}

export function removeVersion({ folder }: Version): void {
  rmSync(folder, { recursive: true });
}

/** Deletes the assets that the version doesn't have. */
export function removeOldAssets({ hashes }: Version, folder: string): void {
  for (const file of readdirSync(join(folder, 'assets')))
    if (!(`assets/${file}` in hashes)) rmSync(join(folder, 'assets', file));
}
