/**
 * Checks whether a file is an accepted picture. It reads the first bytes, because names and MIME types may be
 * wrong.
 */

export type Verdict = 'accepted' | 'type' | 'heic' | 'size';

/** The largest accepted size, in bytes. */
export const LARGEST = 1_048_576;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/**
 * Matches the HEIC brands that phones write in ISO base media files (ISO/IEC 23008-12): "ftyp" at byte 4, then the
 * brand.
 */
const HEIC = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;

export async function checkPicture(file: Blob): Promise<Verdict> {
  const bytes = [...new Uint8Array(await file.slice(0, 12).arrayBuffer())];
  const startsWith = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (HEIC.test(String.fromCharCode(...bytes.slice(4)))) return 'heic';
  if (!startsWith(JPEG) && !startsWith(PNG)) return 'type';
  return file.size > LARGEST ? 'size' : 'accepted';
}
