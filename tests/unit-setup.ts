/** What jsdom lacks and shipped code relies on: `CSS.escape` (https://github.com/jsdom/jsdom/pull/4162). */
import { afterEach } from 'vitest';

if (!globalThis.CSS?.escape)
  Object.assign(globalThis, { CSS: { ...globalThis.CSS, escape: withBackslashes } });

afterEach(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

/** As the standard has it (https://drafts.csswg.org/cssom/#serialize-an-identifier), but for a hyphen that stands alone. */
function withBackslashes(name: string): string {
  return name
    .replaceAll(/[^\w\p{Cc}\u0080-\uffff-]/gu, '\\$&')
    .replaceAll(/\p{Cc}|^\d|(?<=^-)\d/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
}
