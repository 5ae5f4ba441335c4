/** Helpers for the specs of the testimonials and of the mobile slider. */
import { expect, type Locator, type Page } from '@playwright/test';

export class Carousel {
  readonly page: Page;
  readonly name: string;
  readonly root: Locator;
  readonly track: Locator;
  readonly slides: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly pagination: Locator;
  readonly status: Locator;

  constructor(page: Page, name: 'slider' | 'testimonials', id: string) {
    this.page = page;
    this.name = name;
    this.root = page.locator(`#${id} [data-${name}]`);
    this.track = this.part('track');
    this.slides = this.part('slide');
    this.previous = this.part('previous');
    this.next = this.part('next');
    this.pagination = this.part('pagination');
    this.status = this.root.getByRole('status');
  }

  async open(): Promise<void> {
    await this.page.goto(`/${this.name}`);
    await this.start();
  }

  async start(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.root).toHaveAttribute(`data-${this.name}-state`, 'mounted');
  }

  /** Waits until only these slides, counted from 1, can be used. */
  async expectUsable(...numbers: readonly number[]): Promise<void> {
    await expect
      .poll(() =>
        this.slides.evaluateAll((slides) =>
          slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])),
        ),
      )
      .toEqual(numbers);
  }

  /** Expects a button that can't move further: it can still be clicked, and then the position is announced. */
  async press(button: Locator): Promise<void> {
    await button.click({ force: true });
  }

  /**
   * Drags the track to the left by touch, by more than half a slide and less than one, at 20 px per frame, and rests before
   * lifting the finger. Otherwise the browser would let the track run on, on a busy machine beyond the next slide.
   */
  async swipe(): Promise<void> {
    const box = await this.track.boundingBox();
    if (!box) throw new Error('expected the track to have a box');
    const devtools = await this.page.context().newCDPSession(this.page);
    const y = box.y + 40;
    let timestamp = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly number[]) => {
      timestamp += 0.016;
      const touchPoints = at.map((x) => ({ x, y }));
      return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    };
    const start = box.x + box.width - 40;
    await touch('touchStart', start);
    for (let moved = 20; moved <= 240; moved += 20) await touch('touchMove', start - moved);
    timestamp += 0.2;
    await touch('touchMove', start - 241);
    await touch('touchEnd');
  }

  /** Returns the left and right edges and the heights of the slides. */
  boxes(): Promise<readonly number[][]> {
    return this.slides.evaluateAll((slides) =>
      slides.map((slide) => {
        const { left, right, height } = slide.getBoundingClientRect();
        return [left, right, height].map(Math.round);
      }),
    );
  }

  html(): Promise<string> {
    return this.root.evaluate((root) => root.innerHTML);
  }

  private part(name: string): Locator {
    return this.root.locator(`[data-${this.name}-part="${name}"]`);
  }
}
