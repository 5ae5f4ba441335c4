/** Combines two pictures side by side, each with a title, into one WebP. The browser draws and encodes it. */
import type { Browser } from '@playwright/test';

export interface Pair {
  /** A PNG. */
  readonly before: Buffer;
  readonly after: Buffer;
  readonly used: string;
}

const WIDTH = 880;
const QUALITY = 70;

const STYLES = `
  body { margin: 0; font: 600 15px/1.4 Arial, sans-serif; color: #2b1745; background: #d9cfe6; }
  main { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; padding: 16px; align-items: start; }
  figure { margin: 0; }
  figcaption { padding-bottom: 8px; }
  img { display: block; width: 100%; background: #fff; }`;

/** Draws both pictures side by side, and returns them as one WebP. */
export async function sideBySide(browser: Browser, pair: Pair): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 100 } });
  await page.setContent(`<style>${STYLES}</style><main>
    ${figure('The server’s HTML', pair.before)}${figure(`Alive, ${pair.used}`, pair.after)}</main>`);
  const height = await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    return document.querySelector('main')?.offsetHeight ?? 0;
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: WIDTH, height, scale: 1 },
  });
  await page.close();
  return Buffer.from(data, 'base64');
}

function figure(title: string, png: Buffer): string {
  const address = `data:image/png;base64,${png.toString('base64')}`;
  return `<figure><figcaption>${title}</figcaption><img src="${address}" alt=""></figure>`;
}
