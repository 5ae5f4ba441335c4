/** Parses the project's source once, for the architecture tests. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { parseSync } from 'vite';

export interface Source {
  /** The path from the root of the project: `src/lib/trusted.ts`. */
  readonly path: string;
  /** The imports: paths from the root of the project, or names of packages. */
  readonly imports: readonly string[];
  readonly program: unknown;
}

/** All shipped files: `src/` and `islands/` without their tests. */
export const shipped: readonly Source[] = globSync([
  '{src,islands}/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
  '!**/*.d.ts',
])
  .sort()
  .map(read);

/** Reads tooling and tests, without generated data and skeletons. */
export function readTools(): readonly Source[] {
  return globSync(['{tooling,tests,fixtures,integrations}/**/*.{ts,tsx,mjs}', '*.ts', '!**/*.d.ts'])
    .sort()
    .map(read);
}

/** A node of the syntax tree (ESTree, with the nodes of TypeScript and JSX). */
export type SyntaxNode = Record<string, unknown> & { readonly type: string };

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Returns every node below, parents first. */
export function nodesIn(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

function read(path: string): Source {
  const { program, module } = parseSync(path, readFileSync(path, 'utf8'));
  const lazy = nodesIn(program).flatMap(({ type, source }) =>
    type === 'ImportExpression' && isNode(source) && typeof source.value === 'string'
      ? [source.value]
      : [],
  );
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const asked = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const addresses = [...new Set([...asked, ...again, ...lazy])];
  return { path, program, imports: addresses.map((address) => resolved(path, address)) };
}

/** Returns the path of an imported file, or the address itself for a package. */
export function resolved(path: string, address: string): string {
  return address.startsWith('.') ? posix.join(posix.dirname(path), address) : address;
}
