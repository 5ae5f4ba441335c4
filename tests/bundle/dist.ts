/** Reads the built files in `dist/`: the imports and the size of each chunk. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';

const FOLDER = 'dist';
const ENTRY = 'islands.js';
/** Shared chunks and libraries, which don't count for the budget of a single root. */
const SHARED = /^(react|engine|adapter|swiper|dompurify|purify|google|loader|markerclusterer)/;

export interface Chunk {
  /** The path in `dist/`. */
  readonly file: string;
  /** The name without folder, hash and extension, such as `cards`. */
  readonly name: string;
  readonly code: string;
  /** Bytes after gzip. */
  readonly gzip: number;
  /** Files imported before the chunk can run. */
  readonly imports: readonly string[];
  /** The names of its exports. */
  readonly exports: readonly string[];
  /** Files imported later. */
  readonly lazyImports: readonly string[];
}

/** The paths of all files in `dist/`, sorted. */
export const files: readonly string[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.includes('.'))
  .sort();

export const chunks: readonly Chunk[] = files.filter((file) => file.endsWith('.js')).map(readChunk);

export const entry = chunkOf(ENTRY);

/** Returns the chunk in this file. Throws if there is none. */
export function chunkOf(file: string): Chunk {
  const chunk = chunks.find((one) => one.file === file);
  if (!chunk) throw new Error(`expected ${FOLDER}/${file}, found ${files.join(', ')}`);
  return chunk;
}

/** Returns the chunk with this name. Throws if there isn't exactly one. */
export function chunkNamed(name: string): Chunk {
  const [chunk, twin] = chunks.filter((one) => one.name === name);
  if (!chunk || twin) throw new Error(`expected one chunk named ${name} in ${FOLDER}/assets`);
  return chunk;
}

/** Returns the chunk and all chunks that it needs before it runs. */
export function withImports(chunk: Chunk): readonly Chunk[] {
  const needed = new Set([chunk]);
  for (const one of needed) for (const file of one.imports) needed.add(chunkOf(file));
  return [...needed];
}

/** Returns the size of a root's own code, in bytes after gzip: its chunk and those that only it imports. */
export function ownSize(chunk: Chunk): number {
  const own = withImports(chunk).filter((one) => one === chunk || isOnlyOf(one, chunk));
  return own.reduce((total, one) => total + one.gzip, 0);
}

/** Returns the size of a file, in bytes after gzip. */
export function gzipOf(file: string): number {
  return gzipSync(readFileSync(`${FOLDER}/${file}`), { level: 9 }).length;
}

function isOnlyOf(chunk: Chunk, owner: Chunk): boolean {
  if (SHARED.test(chunk.name)) return false;
  const users = chunks.filter((one) => one !== chunk && withImports(one).includes(chunk));
  return users.every((user) => user === owner || withImports(owner).includes(user));
}

function readChunk(file: string): Chunk {
  const code = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const { module } = parseSync(file, code);
  const addresses = [...module.staticImports, ...module.staticExports.flatMap(reexports)];
  return {
    file,
    name: posix.basename(file).replace(/(-[\w-]{6})?\.js$/, ''),
    code,
    gzip: gzipOf(file),
    imports: addresses.map(({ moduleRequest }) => fileAt(file, moduleRequest.value)),
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName }) => exportName.name ?? []),
    ),
    lazyImports: module.dynamicImports.flatMap(({ moduleRequest }) => {
      const address = code.slice(moduleRequest.start, moduleRequest.end);
      const [, named] = /^["'`]([^"'`$]+)["'`]/.exec(address) ?? [];
      return named ? [fileAt(file, named)] : [];
    }),
  };
}

interface Addressed {
  readonly moduleRequest: { readonly value: string };
}

function reexports({
  entries,
}: {
  readonly entries: readonly { moduleRequest: Addressed['moduleRequest'] | null }[];
}): Addressed[] {
  return entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ moduleRequest }] : []));
}

function fileAt(from: string, address: string): string {
  return posix.join(posix.dirname(from), address);
}
