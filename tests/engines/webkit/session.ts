/** A WebKitGTK window under WebDriver, on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../run/free-port.ts';
import { findWebKit } from './find-webkit.ts';

/** High enough for the pictures of whole pages. */
const SCREEN = '-screen 0 1280x3000x24';
/** Allows only local addresses, by a proxy that doesn't exist. */
const LOCAL_ONLY = ['--proxy=http://127.0.0.1:9', '--ignore-host=127.0.0.1'];
const START_MS = 30_000;

export class Session {
  readonly driver: WebDriver;
  readonly #process: ChildProcess;

  private constructor(driver: WebDriver, process: ChildProcess) {
    this.driver = driver;
    this.#process = process;
  }

  static async start(): Promise<Session> {
    const webkit = findWebKit();
    if (!webkit) throw new Error('expected WebKitWebDriver, MiniBrowser and xvfb-run, found none');
    const port = await freePort();
    const options = ['-a', '-s', SCREEN, webkit.driver, `--port=${port}`];
    const server = spawn('xvfb-run', options, {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    // Ends the browser with the worker, even if it hangs or has not started.
    process.once('exit', () => endGroup(server));
    await answers(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities(webkit.browser))
      .build();
    return new Session(driver, server);
  }

  async end(): Promise<void> {
    await this.driver.quit();
    endGroup(this.#process);
  }
}

/** Ends the driver and its process group, with the screen and the browser. */
function endGroup(driver: ChildProcess): void {
  const { pid, exitCode, killed } = driver;
  if (!pid || exitCode !== null || killed) return;
  driver.kill();
  process.kill(-pid);
}

/**
 * Returns the capabilities of the browser. No command waits for a page, because the tests hold scripts longer. With `eager`,
 * WebKit runs no script before the page has loaded.
 */
function capabilities(binary: string): Capabilities {
  return new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation', ...LOCAL_ONLY] },
  });
}

async function answers(address: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`expected ${address} to answer within ${START_MS} ms`);
}
