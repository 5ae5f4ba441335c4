/** Keeps the pages of a worker, one for each set of context options, and resets them between tests. */
import type { Browser, BrowserContext, CDPSession, Dialog, Page } from 'playwright/test';
import { type Traces, watch } from './traces.ts';

/** A context and its page. One test uses them at a time. */
export interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The options of the context, as JSON. */
  readonly kind: string;
  readonly traces: Traces;
  /** Resets what Playwright's API can't reset. */
  readonly devtools: CDPSession;
}

/** A picture of the site. It runs no script, so nothing fills the storage again after it was cleared. */
const EMPTY = '/media/icone.svg';

/** The types other than localStorage and sessionStorage: https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-StorageType */
const STORAGE = 'indexeddb,cache_storage,service_workers,file_systems,storage_buckets';
/** A page that can't be reset within this time, in ms, is closed. Its script may be in an endless loop. */
const RESET_TIMEOUT = 5000;
export class PageKeeper {
  readonly #browser: Browser;
  readonly #free = new Map<string, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns a page in the state of a new one. `kind` stands for the options of the test, which Playwright applies to new contexts. */
  async take(kind: string): Promise<Kept> {
    const kept = this.#free.get(kind);
    this.#free.delete(kind);
    return kept ?? this.#make(kind);
  }

  /** Resets the page after a test. Closes it if it can't be reset. */
  async giveBack(kept: Kept): Promise<void> {
    const isReset = await Promise.race([reset(kept).catch(() => false), resetTimeout()]);
    if (isReset) this.#free.set(kept.kind, kept);
    else await kept.context.close();
  }

  async close(): Promise<void> {
    for (const { context } of this.#free.values()) await context.close();
    this.#free.clear();
  }

  async #make(kind: string): Promise<Kept> {
    const context = await this.#browser.newContext();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    return { context, page, kind, devtools, traces: watch(context, page) };
  }
}

/** Resolves with `false` when the time for a reset is over. */
function resetTimeout(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, RESET_TIMEOUT, false).unref();
  });
}

/** Returns whether the page and its context are in the state of new ones. Rejects if the page no longer responds. */
async function reset({ context, page, traces, devtools }: Kept): Promise<boolean> {
  if (page.isClosed() || traces.lasting.size > 0) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const undo of traces.undo) await undo();
  await clearStorage(page);
  // The picture is on the origin of the site, so only the storage of this origin can be cleared.
  const [origin, other] = [...traces.origins];
  if (!origin || other) return false;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
  await devtools.send('Page.resetNavigationHistory');
  await context.clearCookies();
  traces.undo.length = 0;
  traces.origins.clear();
  return true;
}

async function clearStorage(page: Page): Promise<void> {
  const leave = (dialog: Dialog) => dialog.accept();
  page.on('dialog', leave);
  await page.goto(EMPTY);
  page.off('dialog', leave);
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
}
