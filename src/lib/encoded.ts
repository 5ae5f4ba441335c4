/**
 * Returns any text percent-encoded. Half a character, such as a paste or an export may leave, becomes the sign for one that can't
 * be read (U+FFFD), as in forms; `encodeURIComponent` alone throws there: https://tc39.es/ecma262/#sec-encode
 */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(HALVES, '\ufffd'));
}

/** With the flag `u`, whole pairs are one character each, and only halves are left to match. */
const HALVES = /\p{Surrogate}/gu;
