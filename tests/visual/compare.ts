/**
 * Compares pictures in a page of the browser, which reads and writes WebP by itself. They are compared in cells, by the mean
 * difference of each: one missing icon fills a cell, what another rasteriser of fonts draws a little thinner does not.
 */
import type { Page } from '@playwright/test';

/** The side of a cell in pixels of the kept picture. */
const CELL = 6;
/** Of 255: a cell whose mean difference is greater has changed. Letters of another rasteriser differ by 44 at most. */
const CELL_LIMIT = 48;
/** So many cells may have changed: an edge that another rasteriser puts half a pixel further. */
const CELLS_ALLOWED = 2;

export interface Difference {
  /** Cells that have changed, beyond what is allowed. */
  readonly cells: number;
  /** The greatest mean difference of a cell, of 255. */
  readonly worst: number;
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
  const found = await blankPage.evaluate(compare, { before, after, cell: CELL, limit: CELL_LIMIT });
  return found.cells > CELLS_ALLOWED ? found : undefined;
}

/** Compares the pictures cell by cell. Runs in the page. */
async function compare(asked: { before: string; after: string; cell: number; limit: number }) {
  const { cell, limit } = asked;
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
  const meanOf = (x: number, y: number) => {
    let [sum, count] = [0, 0];
    for (let row = y; row < Math.min(y + cell, height); row += 1)
      for (
        let at = 4 * (row * width + x), end = at + 4 * Math.min(cell, width - x);
        at < end;
        at += 1
      ) {
        sum += Math.abs((was[at] ?? 0) - (is[at] ?? 0));
        count += at % 4 === 3 ? 0 : 1;
      }
    return sum / count;
  };
  const shown = canvasOf(after);
  shown.fillStyle = 'rgb(255 255 255 / 70%)';
  shown.fillRect(0, 0, width, height);
  shown.fillStyle = 'rgb(230 0 0 / 55%)';
  let [cells, worst] = [0, 0];
  for (let y = 0; y < height; y += cell)
    for (let x = 0; x < width; x += cell) {
      const mean = meanOf(x, y);
      worst = Math.max(worst, mean);
      if (mean <= limit) continue;
      cells += 1;
      shown.fillRect(x, y, cell, cell);
    }
  const blob = await shown.canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  let text = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  const sizes = `${before.width} × ${before.height}, now ${after.width} × ${after.height}`;
  return { cells, worst, sizes, picture: btoa(text) };
}
