/** What a page says of a picture, so that nothing moves when it comes. */

/** Of the canvas, in the header of an extended WebP file, as browsers write it (RFC 9649, 2.7), in bytes: each less one. */
const WIDTH_AT = 24;
const HEIGHT_AT = 27;
const BYTES = 3;

/** Returns the attributes `width` and `height`, each with a space before it. Throws where the file is no such WebP. */
export function sizeAttributes(webp: Buffer): string {
  if (webp.toString('latin1', 8, 16) !== 'WEBPVP8X')
    throw new Error('expected an extended WebP file: npm run pictures');
  const width = webp.readUIntLE(WIDTH_AT, BYTES) + 1;
  const height = webp.readUIntLE(HEIGHT_AT, BYTES) + 1;
  return ` width="${width}" height="${height}"`;
}
