/** What jsdom lacks and shipped code relies on. */
import { afterEach } from 'vitest';

afterEach(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});
