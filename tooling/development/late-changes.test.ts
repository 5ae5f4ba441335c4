import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emitLateChanges } from './late-changes.ts';

let folder: string;
let file: string;

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'late-changes-'));
  file = join(folder, 'style.css');
  writeFileSync(file, '');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function emitted(): { readonly watcher: EventEmitter; readonly paths: readonly string[] } {
  const watcher = new EventEmitter();
  const paths: string[] = [];
  emitLateChanges(watcher);
  watcher.on('change', (path) => paths.push(path));
  return { watcher, paths };
}

test('a change is emitted again if the file was written after its event', () => {
  const { watcher, paths } = emitted();

  watcher.emit('change', file);
  writeFileSync(file, 'body {}');
  vi.advanceTimersByTime(1000);

  expect(paths).toEqual([file, file]);
});

test('a change is emitted once if the file stays the same', () => {
  const { watcher, paths } = emitted();
  writeFileSync(file, 'body {}');

  watcher.emit('change', file);
  vi.advanceTimersByTime(1000);

  expect(paths).toEqual([file]);
});

test('a file that is deleted after its change is not emitted again', () => {
  const { watcher, paths } = emitted();

  watcher.emit('change', file);
  rmSync(file);
  vi.advanceTimersByTime(1000);

  expect(paths).toEqual([file]);
});
