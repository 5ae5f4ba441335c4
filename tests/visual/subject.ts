/** Takes screenshots of a page and its cases. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import type { FixtureCase, FixturePage } from '../../fixtures/site/catalogue.ts';
import { settled as atRest } from '../e2e/early/settled.ts';
import { open } from '../sweeps/cases.ts';
import { listenTo, type PageLog } from '../sweeps/test.ts';
import { settled, visit } from '../sweeps/visit.ts';
import { prepare, still, toTop } from './still.ts';

/** A page whose requests get no response, so the tests don't wait for it. */
const NEVER_ANSWERED = 'reponse-lente';
const HEIGHT = 800;
/** The maximum height of a picture. A browser can't draw the longest pages as one picture. */
const TALLEST = 10_000;
/** The factor by which pictures are smaller than the page, by its width. */
const SHRINK: Readonly<Record<number, number>> = { 360: 3, 768: 4, 1280: 5 };
/** The maximum number of screenshots until two in a row are equal. */
const TRIES = 8;
/** The quality of the WebP, from 0 to 100. */
const QUALITY = 45;

export class Subject {
  readonly #page: Page;
  readonly #fixture: FixturePage;
  readonly #pageLog: PageLog;
  #session: CDPSession | undefined;

  constructor(page: Page, fixture: FixturePage) {
    this.#page = page;
    this.#fixture = fixture;
    const pageLog = listenTo(page);
    this.#pageLog =
      fixture.name === NEVER_ANSWERED
        ? { ...pageLog, openRequests: new Set(), staysBusy: true }
        : pageLog;
  }

  /** Loads the page, and opens a case like a visitor. */
  async show(baseURL: string, width: number, example?: FixtureCase): Promise<void> {
    await this.#page.setViewportSize({ width, height: HEIGHT });
    await prepare(this.#page, this.#fixture.name, baseURL);
    await visit(this.#page, `/${this.#fixture.name}`, this.#pageLog);
    if (!example) return;
    await open(this.#page, example, this.#pageLog);
    // A player modal opens when its player has mounted, which may be after the last request.
    if (example.open?.includes('player-modal'))
      await expect(this.#page.getByRole('dialog')).toBeVisible();
  }

  /**
   * Takes a screenshot of the whole page, or of the window if a case is open. Returns WebP as base64, in its stored size,
   * because the browser scales much faster while it draws than afterwards.
   */
  async shoot(width: number, example?: FixtureCase): Promise<string> {
    await this.#page.setViewportSize({ width, height: HEIGHT });
    await settled(this.#page, this.#pageLog);
    await still(this.#page);
    // Long lists are inserted in several steps.
    await atRest(this.#page);
    let before = '';
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (example) await this.#page.locator(`#${example.id}`).evaluate(toTop);
      await this.#page.evaluate(someFrames);
      const now = await this.#capture(width, example !== undefined);
      if (now === before) break;
      before = now;
    }
    return before;
  }

  async #capture(width: number, isWindow: boolean): Promise<string> {
    const { y, height } = await this.#page.evaluate(isWindow ? boxOfWindow : boxOfPage, TALLEST);
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      // A screenshot beyond the viewport resizes it, and this moves elements with a fixed position.
      captureBeyondViewport: !isWindow,
      clip: { x: 0, y, width, height, scale: 1 / (SHRINK[width] ?? 4) },
    });
    return data;
  }
}

/** Runs in the page: waits until scripts have reacted to the scrolling or the size of the window. */
async function someFrames(): Promise<void> {
  for (let frames = 0; frames < 6; frames += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
}

/** Runs in the page: returns the position and height of the whole page. */
function boxOfPage(tallest: number) {
  return { y: 0, height: Math.min(document.documentElement.scrollHeight, tallest) };
}

/** Runs in the page: returns the position and height of the visible part. */
function boxOfWindow() {
  return { y: window.scrollY, height: window.innerHeight };
}
