/**
 * A browser that only loads pages, with a slowed-down CPU. Playwright enables the `Runtime` domain of every page: then V8 parses
 * whole chunks again to know the positions of code, which takes longer than the code itself.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS } from '../browser.ts';

/** The options of a visit. */
export interface Visit {
  readonly address: string;
  readonly slowdown: number;
  /** The width of the window, in px. */
  readonly width: number;
  /** JavaScript that runs before the page's scripts, and stores its results in `window.measured`. */
  readonly watch: string;
  /** Patterns, with `*`, of addresses that are not loaded. */
  readonly blocked: readonly string[];
  /** A page to load first in the same browser, which opens the connection or fills the cache. */
  readonly before?: string;
  /** JavaScript that returns whether the measuring is complete. Without it, the visit ends when the network is idle. */
  readonly isDone?: string;
  /** Whether to measure the task time of the main thread, in ms, as `task`. */
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

/** Uses the DevTools protocol over pipes. A zero byte ends each message. */
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

  /** Loads the page, and returns what it measured. */
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
    const send = (method: string, params?: object) => this.#send(method, params, sessionId);
    await send('Page.enable');
    await send('Page.setLifecycleEventsEnabled', { enabled: true });
    await send('Page.addScriptToEvaluateOnNewDocument', { source: watch });
    if (followsThread) await send('Performance.enable', { timeDomain: 'threadTicks' });
    if (blocked.length > 0) {
      await send('Network.enable');
      await send('Network.setBlockedURLs', { urls: blocked });
    }
    const answerTo = async (expression: string) => {
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
      return Object(result).value;
    };
    const goTo = async (url: string) => {
      await send('Page.navigate', { url });
      await this.#quiet(sessionId);
      for (let left = CHECKS; isDone && left > 0 && !(await answerTo(isDone)); left -= 1)
        await rest();
    };
    if (before) await goTo(before);
    const spent = followsThread ? taskMs(await send('Performance.getMetrics')) : 0;
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await goTo(address);
    const measured = await answerTo('window.measured');
    const task = followsThread ? taskMs(await send('Performance.getMetrics')) - spent : undefined;
    await this.#send('Target.disposeBrowserContext', { browserContextId });
    return followsThread ? { ...Object(measured), task } : measured;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#child.once('close', resolve));
    void this.#send('Browser.close');
    await closed;
    rmSync(this.#profile, { recursive: true, force: true });
  }

  /** Waits until the network is idle. The events of the blank page were before the session was attached. */
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

/** Returns the task time in a response to `Performance.getMetrics`, in ms. */
function taskMs({ metrics }: Record<string, unknown>): number {
  const all: readonly unknown[] = Array.isArray(metrics) ? metrics : [];
  const found = all.map(Object).find(({ name }) => name === 'TaskDuration');
  return Number(found?.value ?? Number.NaN) * 1000;
}

/** The maximum number of checks whether the measuring is complete. */
const CHECKS = 100;

function rest(): Promise<void> {
  return new Promise((rested) => setTimeout(rested, 100));
}
