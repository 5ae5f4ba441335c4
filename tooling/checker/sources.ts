/** Finds the sources to check: files, all files of folders, and pages by their addresses. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKED } from './languages.ts';

/** Folders without templates of the site. */
const SKIPPED = new Set(['.git', '.svn', 'bower_components', 'node_modules', 'vendor']);

export function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place);
}

/** Returns the files and addresses for the arguments, without duplicates. Rejects if a path does not exist. */
export async function sourcesIn(places: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    places.map((place) => (isAddress(place) ? [place] : filesAt(place))),
  );
  return [...new Set(found.flat())];
}

async function filesAt(path: string): Promise<readonly string[]> {
  return (await stat(path)).isDirectory() ? filesIn(path) : [path];
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const inner = entries
    .filter(({ name }) => !SKIPPED.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() && CHECKED.test(entry.name) ? [path] : [];
    });
  return (await Promise.all(inner)).flat();
}

/** Reads a file, or requests the page at an address. */
export async function readSource(source: string): Promise<string> {
  const text = isAddress(source) ? await fetchPage(source) : await readFile(source, 'utf8');
  return text.replace(/^\uFEFF/, '');
}

const PATIENCE_MS = 30_000;

async function fetchPage(address: string): Promise<string> {
  const answer = await fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const type = answer.headers.get('content-type') ?? 'text/html';
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  if (!/html/i.test(type)) throw new Error(`the server answered with ${type}`);
  return answer.text();
}
