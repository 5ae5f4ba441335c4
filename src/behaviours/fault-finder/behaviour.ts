import { importWithRetry } from '../../lib/import-with-retry.ts';
import type { Starter } from '../../runtime/core/kinds.ts';

/** Resolves without waiting for the chunk. If the chunk is blocked, the behaviour still counts as mounted. */
const start: Starter = (_body, { signal }, instancesOn = () => []) => {
  const checkPage = async (withOverlay: boolean): Promise<void> => {
    const { watchForFaults, showOverlay } = await importWithRetry(() => import('./in-page.ts'));
    watchForFaults(signal, instancesOn);
    if (withOverlay) await showOverlay(signal, instancesOn);
  };
  /**
   * Checks the page once the chunk has loaded. A lost chunk is not reported: visitors would see nothing of it
   * anyway.
   */
  const tryToCheck = (withOverlay: boolean): void => void checkPage(withOverlay).catch(() => {});
  Object.assign(window.Islands ?? {}, { debug: () => tryToCheck(true) });
  if (isAskedFor()) tryToCheck(true);
  else if (OWN_MACHINE.test(location.hostname)) tryToCheck(false);
};

export default start;

/** Whether the address or a `meta` element requests the overlay. */
function isAskedFor(): boolean {
  return (
    /[?&]islands=debug(&|$)/.test(location.search) ||
    document.querySelector('meta[name=islands-debug]') !== null
  );
}

/**
 * The hosts of development servers, where faults are always reported. `localhost` and `test` are reserved for that:
 * https://www.rfc-editor.org/rfc/rfc6761#section-6
 */
const OWN_MACHINE = /^(127\.0\.0\.1|\[::1])$|(^|\.)(localhost|test)$/;
