/**
 * A browser of which nothing is asked but to load a page slowly. Playwright follows the runtime of every page: V8 then
 * parses whole chunks again to say where code stands, for longer than the code itself takes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS } from '../browser.ts';

/** What is told of a visit: where, how many times slower, what runs before the page's own scripts. */
export interface Visit {
  readonly address: string;
  readonly slowdown: number;
  /** Of the window, in px. */
  readonly width: number;
  /** JavaScript that leaves what it measures in `window.measured`. */
  readonly watch: string;
  /** Patterns of addresses that are not loaded, with `*`. */
  readonly blocked: readonly string[];
  /** What is loaded before in the same browser: it opens the connection, or fills the cache. */
  readonly before?: string;
  /** JavaScript that says whether the page has done what is measured; without it, a quiet network is enough. */
  readonly isDone?: string;
  /** Whether the main thread's own time is counted, in ms: it is then `task` of what was measured. */
  readonly followsThread?: boolean;
}

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: { readonly name?: string };
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** Speaks the DevTools protocol over pipes, one message to each zero byte. */
export class BareBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'bench-'));
  readonly #child;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #listeners = new Set<(message: Message) => void>();
  #lastId = 0;

  constructor(executablePath: string, more: readonly string[] = []) {
    const args = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${this.#profile}`];
    this.#child = spawn(executablePath, [...BROWSER_ARGS, ...more, ...args], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    let rest = '';
    this.#child.stdio[4]?.on('data', (bytes: Buffer) => {
      const messages = `${rest}${bytes}`.split('\0');
      rest = messages.pop() ?? '';
      for (const text of messages) this.#hear(JSON.parse(text));
    });
  }

  /** Loads the page until its network is quiet, and gives what it measured. */
  async visit({
    address,
    slowdown,
    width,
    watch,
    blocked,
    before,
    isDone,
    followsThread,
  }: Visit): Promise<unknown> {
    const { browserContextId } = await this.#send('Target.createBrowserContext');
    const blank = { url: 'about:blank', browserContextId, width, height: 800 };
    const { targetId } = await this.#send('Target.createTarget', blank);
    const attached = await this.#send('Target.attachToTarget', { targetId, flatten: true });
    const sessionId = String(attached.sessionId);
    const tell = (method: string, params?: object) => this.#send(method, params, sessionId);
    await tell('Page.enable');
    await tell('Page.setLifecycleEventsEnabled', { enabled: true });
    await tell('Page.addScriptToEvaluateOnNewDocument', { source: watch });
    if (followsThread) await tell('Performance.enable', { timeDomain: 'threadTicks' });
    if (blocked.length > 0) {
      await tell('Network.enable');
      await tell('Network.setBlockedURLs', { urls: blocked });
    }
    const answerTo = async (expression: string) => {
      const { result } = await tell('Runtime.evaluate', { expression, returnByValue: true });
      return Object(result).value;
    };
    const goTo = async (url: string) => {
      await tell('Page.navigate', { url });
      await this.#quiet(sessionId);
      for (let left = LOOKS; isDone && left > 0 && !(await answerTo(isDone)); left -= 1)
        await rest();
    };
    if (before) await goTo(before);
    const spent = followsThread ? taskMs(await tell('Performance.getMetrics')) : 0;
    await tell('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await goTo(address);
    const measured = await answerTo('window.measured');
    const task = followsThread ? taskMs(await tell('Performance.getMetrics')) - spent : undefined;
    await this.#send('Target.disposeBrowserContext', { browserContextId });
    return followsThread ? { ...Object(measured), task } : measured;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#child.once('close', resolve));
    void this.#send('Browser.close');
    await closed;
    rmSync(this.#profile, { recursive: true, force: true });
  }

  /** Lifecycle events of the blank page came before it was followed. */
  #quiet(sessionId: string): Promise<void> {
    return new Promise((resolve) => {
      const hear = ({ sessionId: where, method, params }: Message) => {
        if (where !== sessionId || method !== 'Page.lifecycleEvent') return;
        if (params?.name !== 'networkIdle') return;
        this.#listeners.delete(hear);
        resolve();
      };
      this.#listeners.add(hear);
    });
  }

  #send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    this.#lastId += 1;
    const id = this.#lastId;
    const [, , , input] = this.#child.stdio;
    if (!input || !('write' in input)) throw new Error('expected a pipe to the browser');
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
    });
  }

  #hear(message: Message): void {
    if (message.id === undefined) for (const hear of this.#listeners) hear(message);
    else this.#waiting.get(message.id)?.(message);
  }
}

/** Of an answer to `Performance.getMetrics`. */
function taskMs({ metrics }: Record<string, unknown>): number {
  const all: readonly unknown[] = Array.isArray(metrics) ? metrics : [];
  const found = all.map(Object).find(({ name }) => name === 'TaskDuration');
  return Number(found?.value ?? Number.NaN) * 1000;
}

/** So often is a page asked whether it has done what is measured. */
const LOOKS = 100;

function rest(): Promise<void> {
  return new Promise((rested) => setTimeout(rested, 100));
}
