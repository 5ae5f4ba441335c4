/** A copy of the project under `npm start`, whose files a test may change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { freePort } from '../run/free-port.ts';

const PROJECT = process.cwd();
/** Within the project, so that packages are found in its `node_modules`. */
const COPY = resolve(PROJECT, '.cache/saves');
const COPIED = [
  ...['src', 'islands', 'fixtures', 'build', 'tooling'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html'],
];

export class DevelopmentCopy {
  readonly origin: string;
  readonly #server: ChildProcess;

  private constructor(origin: string, server: ChildProcess) {
    this.origin = origin;
    this.#server = server;
  }

  /** Copies the project and starts its development server; resolves once it answers. */
  static async start(): Promise<DevelopmentCopy> {
    rmSync(COPY, { recursive: true, force: true });
    for (const name of COPIED)
      cpSync(resolve(PROJECT, name), resolve(COPY, name), { recursive: true });
    const port = await freePort();
    const vite = resolve(PROJECT, 'node_modules/vite/bin/vite.js');
    const options = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
    const server = spawn(process.execPath, [vite, ...options], { cwd: COPY, stdio: 'ignore' });
    const copy = new DevelopmentCopy(`http://127.0.0.1:${port}`, server);
    await copy.#answers();
    return copy;
  }

  stop(): void {
    this.#server.kill();
    rmSync(COPY, { recursive: true, force: true });
  }

  /** Saves a file in which `before`, which it must hold, has become `after`. */
  replace(path: string, before: string, after: string): void {
    const source = readFileSync(resolve(COPY, path), 'utf8');
    if (!source.includes(before)) throw new Error(`expected ${path} to hold ${before}`);
    this.write(
      path,
      source.replace(before, () => after),
    );
  }

  append(path: string, more: string): void {
    this.write(path, readFileSync(resolve(COPY, path), 'utf8') + more);
  }

  write(path: string, content: string): void {
    const file = resolve(COPY, path);
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
