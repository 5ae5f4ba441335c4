/** A copy of the project with a running `npm start`. Tests may change its files. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { freePort } from '../run/free-port.ts';

const PROJECT = process.cwd();
const COPIED = [
  ...['src', 'islands', 'fixtures', 'tooling'],
  ...[
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'playwright.config.ts',
    'index.html',
    'biome.json',
  ],
  ...['docs', 'integrations', 'tests', 'types'],
];

export class DevelopmentCopy {
  readonly origin: string;
  readonly #folder: string;
  readonly #server: ChildProcess;

  private constructor(origin: string, folder: string, server: ChildProcess) {
    this.origin = origin;
    this.#folder = folder;
    this.#server = server;
  }

  /**
   * Copies the project and starts its development server. Resolves when the server responds. The copy is inside the
   * project, so that packages are found in `node_modules`.
   */
  static async start(name: string): Promise<DevelopmentCopy> {
    const { TEST_PARALLEL_INDEX: worker = '' } = process.env;
    const folder = resolve(PROJECT, '.cache/copies', `${name}${worker}`);
    rmSync(folder, { recursive: true, force: true });
    for (const name of COPIED)
      cpSync(resolve(PROJECT, name), resolve(folder, name), { recursive: true });
    const port = await freePort();
    const vite = resolve(PROJECT, 'node_modules/vite/bin/vite.js');
    const options = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
    const server = spawn(process.execPath, [vite, ...options], { cwd: folder, stdio: 'ignore' });
    const copy = new DevelopmentCopy(`http://127.0.0.1:${port}`, folder, server);
    await copy.#answers();
    return copy;
  }

  stop(): void {
    this.#server.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Runs a script with Node in the copy, like `npm run`. If it fails, throws an error with its output. */
  run(...options: readonly string[]): void {
    const { status, stdout, stderr } = spawnSync(process.execPath, options, {
      cwd: this.#folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${options.join(' ')}\n${stdout}${stderr}`);
  }

  /** Replaces `before` by `after` in a file and saves it. Throws if the file doesn't contain `before`. */
  replace(path: string, before: string, after: string): void {
    const source = readFileSync(resolve(this.#folder, path), 'utf8');
    if (!source.includes(before)) throw new Error(`expected ${path} to hold ${before}`);
    this.write(
      path,
      source.replace(before, () => after),
    );
  }

  append(path: string, more: string): void {
    this.write(path, readFileSync(resolve(this.#folder, path), 'utf8') + more);
  }

  write(path: string, content: string): void {
    const file = resolve(this.#folder, path);
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  async #answers(): Promise<void> {
    for (;;) {
      if (this.#server.exitCode !== null) throw new Error('the development server has ended');
      if (await isOk(`${this.origin}/catalogue.json`)) return;
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}

async function isOk(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
