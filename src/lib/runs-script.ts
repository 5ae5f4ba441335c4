/**
 * Schemes of addresses that run script when a link is followed. The browser parses the address, so no spelling can
 * hide the scheme.
 */
import { addressFrom } from './address-from.ts';

const RUNS = /^(javascript|vbscript|data|blob):$/;

/** Whether following a link with this address would run script. A text that is not an address runs nothing. */
export function runsScript(address: string): boolean {
  return RUNS.test(addressFrom(address)?.protocol ?? '');
}
