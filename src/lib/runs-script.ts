/** Addresses that run script when a link is followed, in whatever disguise: the browser's own parser reads them. */
import { addressFrom } from './address-from.ts';

const RUNS = /^(javascript|vbscript|data|blob):$/;

/** Whether a link with the address would run what the address holds. What is no address leads nowhere, and runs nothing. */
export function runsScript(address: string): boolean {
  return RUNS.test(addressFrom(address)?.protocol ?? '');
}
