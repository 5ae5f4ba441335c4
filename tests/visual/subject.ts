/** The page that is looked at, and how a picture of it is taken. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import type { FixtureCase, FixturePage } from '../../fixtures/site/catalogue.ts';
import { settled as atRest } from '../e2e/early/settled.ts';
import { open } from '../sweeps/cases.ts';
import { type Heard, listenTo } from '../sweeps/test.ts';
import { settled, visit } from '../sweeps/visit.ts';
import { prepare, still, toTop } from './still.ts';

/** Its answers never come: there is no use in waiting for them. */
const WAITS = 'reponse-lente';
const HEIGHT = 800;
/** Nobody looks at what is further down, and a picture of it would be too tall for a browser to draw. */
const TALLEST = 10_000;
/** How much smaller pictures are than the page, by its width. */
const SHRINK: Readonly<Record<number, number>> = { 360: 3, 768: 4, 1280: 5 };
/** So often is a picture taken at most until two in a row are the same. */
const TRIES = 8;
/** Of WebP, from 0 to 100. */
const QUALITY = 45;

export class Subject {
  readonly #page: Page;
  readonly #fixture: FixturePage;
  readonly #heard: Heard;
  #session: CDPSession | undefined;

  constructor(page: Page, fixture: FixturePage) {
    this.#page = page;
    this.#fixture = fixture;
    const heard = listenTo(page);
    this.#heard = fixture.name === WAITS ? { ...heard, openRequests: new Set() } : heard;
  }

  /** Loads the page anew, and opens a case of it as a visitor does. */
  async show(baseURL: string, width: number, example?: FixtureCase): Promise<void> {
    await this.#page.setViewportSize({ width, height: HEIGHT });
    await prepare(this.#page, this.#fixture.name, baseURL);
    await visit(this.#page, `/${this.#fixture.name}`, this.#heard);
    // A search asks the geocoder first, which takes its time without any request.
    if (this.#fixture.name !== WAITS)
      await expect(this.#page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (!example) return;
    await open(this.#page, example, this.#heard);
    // A film opens once its player is there, which may be after the network has come to rest.
    if (example.open?.includes('player-modal'))
      await expect(this.#page.getByRole('dialog')).toBeVisible();
  }

  /**
   * Takes the whole page, or what a visitor sees of it where a case is open. Returns WebP as base64, as small as it is kept:
   * the browser draws it so, many times faster than it would write and shrink a whole picture.
   */
  async shoot(width: number, example?: FixtureCase): Promise<string> {
    await this.#page.setViewportSize({ width, height: HEIGHT });
    await settled(this.#page, this.#heard);
    await still(this.#page);
    // Long lists are put in piece by piece.
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
      // What is beyond the window resizes it, which moves what is fixed in it.
      captureBeyondViewport: !isWindow,
      clip: { x: 0, y, width, height, scale: 1 / (SHRINK[width] ?? 4) },
    });
    return data;
  }
}

/** Waits until what follows the scrolling or the size of the window has followed it. Runs in the page. */
async function someFrames(): Promise<void> {
  for (let frames = 0; frames < 6; frames += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
}

/** Returns where the whole page lies. Runs in the page. */
function boxOfPage(tallest: number) {
  return { y: 0, height: Math.min(document.documentElement.scrollHeight, tallest) };
}

/** Returns where the part of the page lies that the window shows. Runs in the page. */
function boxOfWindow() {
  return { y: window.scrollY, height: window.innerHeight };
}
