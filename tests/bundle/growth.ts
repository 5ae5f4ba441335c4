/** Lists what has grown since the last commit, as a help for changes that exceed a budget. */
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Weights } from './weigh.ts';

let sentence: string | undefined;

/**
 * Returns the chunks and modules that are larger than at the last commit, one per line. The first call builds the working tree
 * and a copy of the commit, which takes a few seconds.
 */
export function whatGrew(): string {
  sentence ??= compare();
  return sentence;
}

function compare(): string {
  try {
    const before = weightsOfLastCommit();
    return linesOf(before, weigh('.')).join('\n') || 'nothing is larger than at the last commit';
  } catch (error) {
    return `the last commit can’t be built: ${error}`;
  }
}

/** Returns a line for each larger chunk, followed by a line for each of its larger modules. */
export function linesOf(before: Weights, now: Weights): readonly string[] {
  return Object.entries(now).flatMap(([name, { gzip, modules }]) => {
    const old = before[name];
    if (old && gzip <= old.gzip) return [];
    const longer = Object.entries(modules).flatMap(([path, length]) => {
      const more = length - (old?.modules[path] ?? 0);
      return more > 0 ? [`    ${path}: ${more} characters more`] : [];
    });
    return [`  ${name}: ${old ? `${old.gzip} to ${gzip}` : `new, ${gzip}`} bytes`, ...longer];
  });
}

function weightsOfLastCommit(): Weights {
  const folder = resolve('.cache/last-commit');
  removeCopy(folder);
  git('worktree', 'add', '--detach', '--force', folder, 'HEAD');
  try {
    symlinkSync(resolve('node_modules'), `${folder}/node_modules`, 'dir');
    return weigh(folder);
  } finally {
    removeCopy(folder);
  }
}

function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

function git(...words: readonly string[]): void {
  execFileSync('git', words, { stdio: 'ignore' });
}

function weigh(folder: string): Weights {
  const script = resolve('tests/bundle/weigh.ts');
  const words = ['tooling/run.mjs', script];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }));
}
