/** What jsdom lacks and shipped code relies on. */
import { afterEach } from 'vitest';

if (!globalThis.CSS?.escape)
  Object.assign(globalThis, { CSS: { ...globalThis.CSS, escape: withBackslashes } });

afterEach(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

/** For names of letters, digits and hyphens; other signs get a backslash. */
function withBackslashes(name: string): string {
  return name.replaceAll(/[^\w-]|^\d/g, '\\$&');
}
