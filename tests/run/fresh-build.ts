/** Checks that `dist/` is up to date, because the results of end-to-end tests of an old build mean nothing. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  ...['src', 'islands', 'tooling/build', 'tooling/editor-data', 'tooling/public-face'],
  ...['vite.config.ts', 'package.json', 'package-lock.json'],
];
const BUILT = 'dist/manifest.json';
const NOT_BUILT = /\.(test\.tsx?|md)$/;

/** Throws if `dist/` is missing, or older than one of its sources. */
export function expectFreshBuild(): void {
  if (!existsSync(BUILT))
    throw new Error(`expected ${BUILT}, found no such file: run npm run build`);
  const built = statSync(BUILT).mtimeMs;
  const newer = SOURCES.flatMap(filesIn).find((file) => statSync(file).mtimeMs > built);
  if (newer)
    throw new Error(
      `expected dist/ to be newer than ${newer}, found an older build: run npm run build`,
    );
}

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file))
    .filter((file) => !NOT_BUILT.test(file) && statSync(file).isFile());
}
