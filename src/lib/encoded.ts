/**
 * Returns the text percent-encoded. A lone surrogate, which a paste or an export may leave, becomes U+FFFD, as in
 * forms. `encodeURIComponent` alone throws there: https://tc39.es/ecma262/#sec-encode
 */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(HALVES, '\ufffd'));
}

/** With the flag `u`, a pair of surrogates is one character, so this matches lone surrogates only. */
const HALVES = /\p{Surrogate}/gu;
