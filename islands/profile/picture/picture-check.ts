/** Whether a file will do as a picture: by its first bytes, since names and types lie. */

export type Verdict = 'accepted' | 'type' | 'heic' | 'size';

/** In bytes, still accepted. */
export const LARGEST = 1_048_576;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The brands of ISO base media files that phones write (ISO/IEC 23008-12): "ftyp" at 4, then the brand. */
const HEIC = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;

export async function checkPicture(file: Blob): Promise<Verdict> {
  const bytes = [...new Uint8Array(await file.slice(0, 12).arrayBuffer())];
  const startsWith = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (HEIC.test(String.fromCharCode(...bytes.slice(4)))) return 'heic';
  if (!startsWith(JPEG) && !startsWith(PNG)) return 'type';
  return file.size > LARGEST ? 'size' : 'accepted';
}
