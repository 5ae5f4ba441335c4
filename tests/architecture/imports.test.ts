import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNode, nodesIn, readTools, type Source, type SyntaxNode, shipped } from './sources.ts';

/** The modules that files of a folder may import, besides packages. The first matching line counts. */
const MAY_IMPORT: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/^(islands|src\/behaviours)\/[^/]+\/contract\.ts$/, /^src\/runtime\/contract\.ts$/],
  [/^src\/lib\//, /^src\/lib\//],
  [
    /^src\/checks\//,
    /^src\/(checks|lib)\/|^src\/runtime\/(contract|contract-error|core\/kinds|from-text|part-faults|schema)\.ts$/,
  ],
  [/^src\/services\//, /^src\/(lib|services)\//],
  [/^src\/runtime\/core\//, /^src\/(lib|runtime\/core)\//],
  [/^src\/runtime\//, /^src\/(lib|runtime)\//],
  [/^src\/ui\//, /^src\/(lib|services|runtime|ui)\//],
  [/^src\/main\.ts$/, /^src\/runtime\/core\/|^package\.json$/],
  [/^src\/registry\.ts$/, /^src\/(lib|runtime)\//],
];
const SHARED = /^src\/(checks|lib|services|runtime|ui)\//;

/** A root may import shared modules and its own folder. */
function mayImport(from: string, to: string): boolean {
  const rule = MAY_IMPORT.find(([place]) => place.test(from));
  if (rule) return rule[1].test(to);
  const folder = /^(islands|src\/behaviours)\/[^/]+\//.exec(from)?.[0];
  return folder !== undefined && (to.startsWith(folder) || SHARED.test(to));
}

const OF_THE_PROJECT =
  /^(src|islands|fixtures|integrations|tests|tooling)\/|^(package\.json|(vite|playwright)\.config\.ts)$/;

function filesOf({ imports }: Source): readonly string[] {
  return imports.filter((address) => OF_THE_PROJECT.test(address));
}

function packagesOf({ imports }: Source): readonly string[] {
  return imports.filter(
    (address) => !OF_THE_PROJECT.test(address) && !/^(virtual:|#)/.test(address),
  );
}

function pathsImporting(pattern: RegExp): readonly string[] {
  return shipped
    .filter((source) => packagesOf(source).some((name) => pattern.test(name)))
    .map(({ path }) => path);
}

/** Whether an `import('…')` is anywhere except in `importWithRetry(() => import('…'))`. */
function asksOnlyOnce({ program }: Source): boolean {
  const nodes = nodesIn(program);
  return nodes.filter(isLazyImport).length > nodes.filter(isArrival).length;
}

function isLazyImport(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'ImportExpression') return false;
  return isNode(node.source) && node.source.type === 'Literal';
}

function isArrival(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const [load] = Array.isArray(node.arguments) ? node.arguments : [];
  return node.callee.name === 'importWithRetry' && isNode(load) && isLazyImport(load.body);
}

/** Whether the node is for example `element.dataset.islandsView = ''`. */
function assignsMark({ type, left }: SyntaxNode): boolean {
  return (
    type === 'AssignmentExpression' &&
    isNode(left) &&
    isNode(left.property) &&
    left.property.name === 'islandsView'
  );
}

/** Whether the node is for example `element.setAttribute(VIEW, '')`. */
function setsMark({ type, callee, arguments: given }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property)) return false;
  const [name] = Array.isArray(given) ? given : [];
  return (
    callee.property.name === 'setAttribute' &&
    isNode(name) &&
    (name.name === 'VIEW' || name.value === 'data-islands-view')
  );
}

/** The benchmarks install other libraries in a folder of their own. */
function isOfPeers(path: string): boolean {
  return path.startsWith('tests/bench/');
}

/**
 * Returns the files of the first import cycle that contains the file. `path` has led to the file; files in `cleared` are in
 * no cycle.
 */
function cycleFrom(
  file: string,
  path: readonly string[],
  cleared: Set<string>,
): readonly string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (cleared.has(file)) return undefined;
  const imports = shipped.find((source) => source.path === file)?.imports ?? [];
  for (const next of imports) {
    const cycle = cycleFrom(next, [...path, file], cleared);
    if (cycle) return cycle;
  }
  cleared.add(file);
  return undefined;
}

/** Returns every cycle as a sentence, without duplicates. */
function cyclesOf(sources: readonly Source[]): readonly string[] {
  const cleared = new Set<string>();
  return sources.flatMap(({ path }) => {
    const cycle = cycleFrom(path, [], cleared);
    for (const file of cycle ?? []) cleared.add(file);
    return cycle ? [cycle.join(' imports ')] : [];
  });
}

describe('imports', () => {
  it('go in the directions of the design', () => {
    const wrong = shipped.flatMap((source) =>
      filesOf(source)
        .filter((to) => !mayImport(source.path, to))
        .map((to) => `${source.path} may not import ${to}`),
    );

    expect(wrong).toEqual([]);
  });

  it('have no cycles, not even of types', () => {
    expect(cyclesOf(shipped)).toEqual([]);
  });

  it('need only packages that are shipped', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const wrong = shipped.flatMap((source) =>
      packagesOf(source)
        .filter(
          (name) => !Object.keys(dependencies).some((one) => `${name}/`.startsWith(`${one}/`)),
        )
        .map((name) => `${source.path} imports ${name}, which is not in dependencies`),
    );

    expect(wrong).toEqual([]);
  });

  it('of tools and tests are declared in package.json', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const declared = Object.keys({ ...dependencies, ...devDependencies });
    const wrong = readTools().flatMap((source) =>
      packagesOf(source)
        .filter((name) => !name.startsWith('node:') && !isOfPeers(source.path))
        .filter((name) => !declared.some((one) => `${name}/`.startsWith(`${one}/`)))
        .map((name) => `${source.path} imports ${name}, which is not in package.json`),
    );

    expect(wrong).toEqual([]);
  });

  it('of chunks use `arrive`, so that a failed one is retried', () => {
    const wrong = shipped.filter(asksOnlyOnce).map(({ path }) => path);

    // This helper is only used by servers of the source files, where no chunk fails.
    expect(wrong).toEqual(['src/registry.ts']);
  });

  it('of React are only in islands, their components and their adapter', () => {
    const wrong = pathsImporting(/^react(-dom)?(\/|$)/).filter(
      (path) => !/^(islands|src\/ui|src\/runtime\/react)\//.test(path),
    );

    expect(wrong).toEqual([]);
  });

  it('of the function that creates React roots are in one file', () => {
    expect(pathsImporting(/^react-dom\/client$/)).toEqual(['src/runtime/react/kind-tree.tsx']);
  });

  /** An element with the mark of our own elements that is not known to any instance is removed, because it is in a copy. */
  it('mark elements of our own in one file', () => {
    const marks = shipped.filter(({ program }) =>
      nodesIn(program).some((node) => assignsMark(node) || setsMark(node)),
    );

    expect(marks.map(({ path }) => path)).toEqual(['src/lib/own-view.ts']);
  });

  it('are not merely re-exported by a file', () => {
    expect(shipped.filter(({ path }) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });
});
