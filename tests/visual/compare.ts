/**
 * Compares screenshots in a browser page, because browsers can decode and encode WebP. Makes two comparisons, so that text
 * from another rasteriser passes, but a missing icon or another colour fails.
 */
import type { Page } from '@playwright/test';

/** Shapes: the mean difference of the pixels in a small square. A missing icon changes a whole square. */
const SHAPE = {
  /** The side of a square, in pixels of the stored picture. */
  side: 6,
  /** Of 255: a square with a greater difference has changed. Text from another rasteriser differs by at most 44. */
  limit: 48,
  /** The number of squares that may have changed, because another rasteriser may move an edge by half a pixel. */
  allowed: 2,
} as const;
/** Tones: the difference between the mean colours of a larger square. Thinner letters hardly change it, another colour does. */
const TONE = { side: 24, limit: 10, allowed: 2 } as const;

const LIMITS = { shape: SHAPE, tone: TONE } as const;

export interface Difference {
  /** The numbers of squares whose pixels have changed, and whose mean colour has changed. */
  readonly shapes: number;
  readonly tones: number;
  /** The greatest difference of a square in its pixels, and in its mean colour, from 0 to 255. */
  readonly worstShape: number;
  readonly worstTone: number;
  readonly sizes: string;
  /** WebP, as base64: the picture in pale colours, with the changed squares in red. */
  readonly picture: string;
}

/** Returns the difference between two pictures, or `undefined` if it is too small to see. */
export async function differenceOf(
  blankPage: Page,
  before: string,
  after: string,
): Promise<Difference | undefined> {
  if (before === after) return undefined;
  const found = await blankPage.evaluate(compare, { before, after, ...LIMITS });
  const isSeen = found.shapes > SHAPE.allowed || found.tones > TONE.allowed;
  return isSeen ? found : undefined;
}

interface Asked {
  readonly before: string;
  readonly after: string;
  readonly shape: { readonly side: number; readonly limit: number };
  readonly tone: { readonly side: number; readonly limit: number };
}

/** Compares the pictures square by square. Runs in the page. */
async function compare(asked: Asked) {
  const read = async (webp: string) => {
    const answer = await fetch(`data:image/webp;base64,${webp}`);
    return createImageBitmap(await answer.blob());
  };
  const [before, after] = await Promise.all([read(asked.before), read(asked.after)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const canvasOf = (picture?: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) throw new Error('expected a context');
    context.fillStyle = '#f0f';
    context.fillRect(0, 0, width, height);
    if (picture) context.drawImage(picture, 0, 0);
    return context;
  };
  const pixels = (picture: ImageBitmap) => canvasOf(picture).getImageData(0, 0, width, height).data;
  const [was, is] = [pixels(before), pixels(after)];
  /** Sums the differences of each colour channel in a square, with and without their sign. */
  const sumsOf = (x: number, y: number, side: number) => {
    const [signed, absolute] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    const [right, bottom] = [Math.min(x + side, width), Math.min(y + side, height)];
    for (let row = y; row < bottom; row += 1)
      for (let column = x; column < right; column += 1)
        for (let channel = 0; channel < 3; channel += 1) {
          const at = 4 * (row * width + column) + channel;
          const difference = (is[at] ?? 0) - (was[at] ?? 0);
          signed[channel] = (signed[channel] ?? 0) + difference;
          absolute[channel] = (absolute[channel] ?? 0) + Math.abs(difference);
        }
    return { signed, absolute, pixels: (right - x) * (bottom - y) };
  };
  const shapeOf = ({ absolute, pixels }: ReturnType<typeof sumsOf>) =>
    absolute.reduce((sum, one) => sum + one) / 3 / pixels;
  const toneOf = ({ signed, pixels }: ReturnType<typeof sumsOf>) =>
    Math.max(...signed.map(Math.abs)) / pixels;
  const shown = canvasOf(after);
  shown.fillStyle = 'rgb(255 255 255 / 70%)';
  shown.fillRect(0, 0, width, height);
  shown.fillStyle = 'rgb(230 0 0 / 55%)';
  /** Counts the changed squares, and marks them. */
  const count = ({ side, limit }: Asked['shape'], measure: typeof shapeOf) => {
    let [changed, worst] = [0, 0];
    for (let y = 0; y < height; y += side)
      for (let x = 0; x < width; x += side) {
        const difference = measure(sumsOf(x, y, side));
        worst = Math.max(worst, difference);
        if (difference <= limit) continue;
        changed += 1;
        shown.fillRect(x, y, side, side);
      }
    return [changed, worst] as const;
  };
  const [shapes, worstShape] = count(asked.shape, shapeOf);
  const [tones, worstTone] = count(asked.tone, toneOf);
  const blob = await shown.canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  let text = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  const sizes = `${before.width} × ${before.height}, now ${after.width} × ${after.height}`;
  return { shapes, tones, worstShape, worstTone, sizes, picture: btoa(text) };
}
