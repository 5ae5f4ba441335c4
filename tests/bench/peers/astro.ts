/**
 * Astro's client without Astro: only the files that it sends to browsers. The package itself needs a newer Node than the project,
 * and has two hundred dependencies.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { trusted } from '../../../src/lib/trusted.ts';

/** The scripts that Astro adds to its pages. */
export interface AstroFiles {
  readonly island: string;
  readonly load: string;
}

interface Packed {
  readonly filename: string;
  readonly integrity: string;
}

export const ASTRO = '7.3.5';
const PACKAGES = [
  {
    name: 'astro',
    version: ASTRO,
    integrity:
      'sha512-1p/ernaq/RuESbM5NMjWzbO6SiebMGrGcYlGjMfBhzzgM+n/X7AUmVyw8BqW2QYCdivpsHwJBcD1fqmlTZjZHg==',
  },
  {
    name: '@astrojs/react',
    version: '7.0.0',
    integrity:
      'sha512-BUs2jVvuUnPBA/vtp9y1PvvoYeZZtjmwphu0TJX0wSQ6xzR31/OyflQ9Gmm4rn9IRZNFObCJG7wWsZSqr4OMUA==',
  },
] as const;

/** Installs Astro's packages with the others, without their dependencies. */
export function fetchAstro(folder: string): void {
  for (const one of PACKAGES) {
    const target = `${folder}/node_modules/${one.name}`;
    if (!existsSync(`${target}/package.json`)) fetchPackage(folder, target, one);
  }
}

export async function astroFiles(folder: string): Promise<AstroFiles> {
  const runtime = `${folder}/node_modules/astro/dist/runtime`;
  return {
    island: await textOf(`${runtime}/server/astro-island.prebuilt.js`),
    load: await textOf(`${runtime}/client/load.prebuilt.js`),
  };
}

function fetchPackage(
  folder: string,
  target: string,
  { name, version, integrity }: (typeof PACKAGES)[number],
): void {
  const options = ['pack', `${name}@${version}`, '--json', '--pack-destination', folder];
  const output = execFileSync('npm', options, { encoding: 'utf8' });
  const [packed]: readonly Packed[] = trusted(JSON.parse(output));
  if (packed?.integrity !== integrity)
    throw new Error(`expected ${name} ${version} with ${integrity}, found ${packed?.integrity}`);
  const archive = `${folder}/${packed.filename.replace('@', '').replace('/', '-')}`;
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  mkdirSync(resolve(target, '..'), { recursive: true });
  renameSync(`${folder}/package`, target);
  rmSync(archive);
}

async function textOf(file: string): Promise<string> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  const text: unknown = Object(module).default;
  if (typeof text !== 'string') throw new Error(`expected a script in ${file}`);
  return text;
}
