/** Makes a page look the same each time: loads fonts and pictures, and stops the clock, animations and films. */
import type { Page } from '@playwright/test';
import { READY_CARTS } from '../../fixtures/api/ready-carts.ts';
import { waitForFonts } from '../theme-fonts.ts';

/** The current date for the fixture server and the page. The browser keeps the real one, so cookies don't expire. */
const TODAY = '2035-03-02';
/** A request that never gets a response, for the page that shows a root while it is waiting. */
const SLOW = '**/etat/scenario=slow/**';

/** Pages with products in the cart. The empty cart is on /panier. */
const WITH_CART = ['cart', 'commande'];

/** Sets clock, cart, responses and fonts. Call it before the page of this name is loaded. */
export async function prepare(page: Page, name: string, baseURL: string): Promise<void> {
  const cart = READY_CARTS.exemple?.value ?? '';
  if (WITH_CART.includes(name))
    await page.context().addCookies([{ name: 'cart_products', value: cart, url: baseURL }]);
  await page.clock.setFixedTime(`${TODAY}T10:00:00+01:00`);
  await page.context().addCookies([{ name: 'fixture_today', value: TODAY, url: baseURL }]);
  await page.route(SLOW, () => {});
  await waitForFonts(page);
}

/** Ends animations and stops films. Call it when all roots have started, and after each change of the width. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    for (const media of document.querySelectorAll('video, audio')) {
      if (!(media instanceof HTMLMediaElement)) continue;
      // A film that starts with its modal shows its poster until it has started.
      if (media.closest('[data-player-modal].is-open')) await media.play().catch(() => {});
      media.pause();
      if (media.currentTime !== 0) media.currentTime = 0;
    }
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Scrolls the element to the top of the window. Runs in the page. */
export function toTop(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
