/**
 * Compares pictures in a page of the browser, which reads and writes WebP by itself. Two questions are asked of them, so that
 * letters of another rasteriser pass, and neither a missing icon nor another colour does.
 */
import type { Page } from '@playwright/test';

/** Shapes: how far the pixels of a small square differ, in the mean. One missing icon fills a square. */
const SHAPE = {
  /** The side of a square in pixels of the kept picture. */
  side: 6,
  /** Of 255: beyond it a square has changed. Letters of another rasteriser differ by 44 at most. */
  limit: 48,
  /** So many squares may have changed: an edge that another rasteriser puts half a pixel further. */
  allowed: 2,
} as const;
/** Tones: how far the mean colours of a larger square differ. Thinner letters hardly change it, another colour does. */
const TONE = { side: 24, limit: 10, allowed: 2 } as const;

const ASKED = { shape: SHAPE, tone: TONE } as const;

export interface Difference {
  /** Squares whose pixels have changed, and those whose mean colour has. */
  readonly shapes: number;
  readonly tones: number;
  /** The greatest difference of a square in its pixels, and in its mean colour, of 255. */
  readonly worstShape: number;
  readonly worstTone: number;
  readonly sizes: string;
  /** WebP, as base64: what has changed in red, over a pale picture. */
  readonly picture: string;
}

/** Returns what differs between two kept pictures, or `undefined` where it is too little to see. */
export async function differenceOf(
  blankPage: Page,
  before: string,
  after: string,
): Promise<Difference | undefined> {
  if (before === after) return undefined;
  const found = await blankPage.evaluate(compare, { before, after, ...ASKED });
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
  /** Sums over a square: how far each channel differs, with its sign and without. */
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
  /** Counts the squares that have changed, and marks them. */
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
