/** Installs the peers' packages when they are first measured, because they aren't dependencies of the project. */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { command } from '../../run/process.ts';
import { fetchAstro } from './astro.ts';

const SOURCE = 'tests/bench/peers';
const FILES = ['package.json', 'package-lock.json'];
export const FOLDER = '.cache/bench-peers';

/** Installs the packages of the lock file, unless they are already installed. */
export async function installPeers(): Promise<void> {
  if (!isInstalled()) {
    console.log(`installing the peers into ${FOLDER}`);
    mkdirSync(FOLDER, { recursive: true });
    for (const file of FILES) cpSync(`${SOURCE}/${file}`, `${FOLDER}/${file}`);
    const options = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
    if ((await command('npm', options)) !== 0) throw new Error('the peers could not be installed');
  }
  fetchAstro(FOLDER);
}

/** Returns the version of an installed package. */
export function versionOf(name: string): string {
  return JSON.parse(readFileSync(`${FOLDER}/node_modules/${name}/package.json`, 'utf8')).version;
}

function isInstalled(): boolean {
  const lock = `${FOLDER}/package-lock.json`;
  if (!existsSync(`${FOLDER}/node_modules/.package-lock.json`) || !existsSync(lock)) return false;
  return readFileSync(lock, 'utf8') === readFileSync(`${SOURCE}/package-lock.json`, 'utf8');
}
