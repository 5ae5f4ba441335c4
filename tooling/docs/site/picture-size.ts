/** Reads the size of pictures, so that the layout doesn't move when they load. */

/**
 * The position of the canvas size in the header of an extended WebP file, as browsers write it (RFC 9649, 2.7). Each value
 * is one less than the size.
 */
const WIDTH_AT = 24;
const HEIGHT_AT = 27;
const BYTES = 3;

/** Returns the attributes `width` and `height`, each with a leading space. Throws if the file is not an extended WebP. */
export function sizeAttributes(webp: Buffer): string {
  if (webp.toString('latin1', 8, 16) !== 'WEBPVP8X')
    throw new Error('expected an extended WebP file: npm run pictures');
  const width = webp.readUIntLE(WIDTH_AT, BYTES) + 1;
  const height = webp.readUIntLE(HEIGHT_AT, BYTES) + 1;
  return ` width="${width}" height="${height}"`;
}
