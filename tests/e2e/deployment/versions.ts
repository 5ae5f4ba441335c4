/** Two versions of the bundle, and how the guide says that one takes the place of the other. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Version {
  /** Its files, as a build leaves them. */
  readonly folder: string;
  /** The SRI hash of each file, by its path in the folder. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Returns what `npm run build` made. */
export function firstVersion(): Version {
  return versionIn('dist');
}

/** Builds the next version into a temporary folder, which `removeVersion` removes. */
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

/** What is uploaded, in the order of the guide. */
const STEPS = ['assets', 'islands.css', 'islands.js', 'manifest.json'];

/** Puts a version over what lies in the folder, and gives each step once it is done; old assets stay. */
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

/** Takes the assets away that the version doesn't have. */
export function removeOldAssets({ hashes }: Version, folder: string): void {
  for (const file of readdirSync(join(folder, 'assets')))
    if (!(`assets/${file}` in hashes)) rmSync(join(folder, 'assets', file));
}
