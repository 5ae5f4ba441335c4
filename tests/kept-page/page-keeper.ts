/** The pages that a worker keeps, one for each kind of context, and how they are emptied. */
import type { Browser, BrowserContext, CDPSession, Dialog, Page } from 'playwright/test';
import { type Traces, watch } from './traces.ts';

/** A context and the page in it, for one test at a time. */
export interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The options of the context, in one text. */
  readonly kind: string;
  readonly traces: Traces;
  /** Empties what no call of Playwright does. */
  readonly devtools: CDPSession;
}

/** A picture of the site has no script: storage can be emptied there, and nothing fills it again. */
const EMPTY = '/media/icone.svg';

/** What lies beside the two storages: https://chromedevtools.github.io/devtools-protocol/tot/Storage/#type-StorageType */
const STORAGE = 'indexeddb,cache_storage,service_workers,file_systems,storage_buckets';
/** How long a page may take to be emptied, in ms: one whose script doesn't end is closed. */
const PATIENCE = 5000;

export class PageKeeper {
  readonly #browser: Browser;
  readonly #free = new Map<string, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns a page as empty as a new one. A new context takes the options of the test that asks, which `kind` names. */
  async take(kind: string): Promise<Kept> {
    const kept = this.#free.get(kind);
    this.#free.delete(kind);
    return kept ?? this.#make(kind);
  }

  /** Empties what a test has used. What can't be emptied is closed. */
  async giveBack(kept: Kept): Promise<void> {
    const isEmpty = await Promise.race([empty(kept).catch(() => false), isLate()]);
    if (isEmpty) this.#free.set(kept.kind, kept);
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

function isLate(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, false).unref();
  });
}

/** Whether the page and its context are as new ones again. Rejects where the page no longer answers. */
async function empty({ context, page, traces, devtools }: Kept): Promise<boolean> {
  if (page.isClosed() || traces.lasting.size > 0) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const undo of traces.undo) await undo();
  await emptyOrigin(page);
  // The origin of the empty picture is the site's: storage of others can't be emptied from there.
  const [origin, other] = [...traces.origins];
  if (!origin || other) return false;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
  await devtools.send('Page.resetNavigationHistory');
  await context.clearCookies();
  traces.undo.length = 0;
  traces.origins.clear();
  return true;
}

async function emptyOrigin(page: Page): Promise<void> {
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
