/**
 * Adds what shipped code uses and jsdom lacks: `CSS.escape` (https://github.com/jsdom/jsdom/pull/4162), and `ResizeObserver`,
 * which reports nothing, because jsdom has no layout (https://github.com/jsdom/jsdom/issues/3368).
 */
import { afterEach } from 'vitest';

if (!globalThis.CSS?.escape)
  Object.assign(globalThis, { CSS: { ...globalThis.CSS, escape: withBackslashes } });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

/** Follows the standard (https://drafts.csswg.org/cssom/#serialize-an-identifier), except for a single hyphen. */
function withBackslashes(name: string): string {
  return name
    .replaceAll(/[^\w\p{Cc}\u0080-\uffff-]/gu, '\\$&')
    .replaceAll(/\p{Cc}|^\d|(?<=^-)\d/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
}
