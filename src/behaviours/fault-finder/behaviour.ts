import { arrive } from '../../lib/arrive.ts';
import type { Starter } from '../../runtime/core/kinds.ts';

/** Does not wait for the chunk: whoever blocks it does not miss it. */
const start: Starter = (_body, { signal }) => {
  if (!isAskedFor()) return;
  arrive(() => import('./in-page.ts')).then(
    ({ watchForFaults }) => watchForFaults(signal),
    () => {},
  );
};

export default start;

/** Whether faults are looked for: on `localhost`, with `?islands=debug`, or where the page says so. */
function isAskedFor(): boolean {
  return (
    OWN_MACHINE.test(location.hostname) ||
    /[?&]islands=debug(&|$)/.test(location.search) ||
    document.querySelector('meta[name=islands-debug]') !== null
  );
}

/** `localhost` and `test` are kept for that: https://www.rfc-editor.org/rfc/rfc6761#section-6 */
const OWN_MACHINE = /^(127\.0\.0\.1|\[::1])$|(^|\.)(localhost|test)$/;
