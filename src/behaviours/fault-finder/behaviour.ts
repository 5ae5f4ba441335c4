import { arrive } from '../../lib/arrive.ts';
import type { Starter } from '../../runtime/core/kinds.ts';

/** Starts without waiting for the chunk: whoever blocks it does not miss it. */
const start: Starter = (_body, { signal }, instancesOn = () => []) => {
  const look = async (withOverlay: boolean): Promise<void> => {
    const { watchForFaults, showOverlay } = await arrive(() => import('./in-page.ts'));
    watchForFaults(signal);
    if (withOverlay) await showOverlay(signal, instancesOn);
  };
  /** Looks where the chunk comes; without it the page stays as it is for visitors. */
  const tryToLook = (withOverlay: boolean): void => void look(withOverlay).catch(() => {});
  Object.assign(window.Islands ?? {}, { debug: () => tryToLook(true) });
  if (isAskedFor()) tryToLook(true);
  else if (OWN_MACHINE.test(location.hostname)) tryToLook(false);
};

export default start;

/** Whether the address or the page asks for the overlay. */
function isAskedFor(): boolean {
  return (
    /[?&]islands=debug(&|$)/.test(location.search) ||
    document.querySelector('meta[name=islands-debug]') !== null
  );
}

/**
 * Hosts where templates are written: faults are told there in any case. `localhost` and `test` are kept for that:
 * https://www.rfc-editor.org/rfc/rfc6761#section-6
 */
const OWN_MACHINE = /^(127\.0\.0\.1|\[::1])$|(^|\.)(localhost|test)$/;
