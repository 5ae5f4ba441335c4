/** With Preact, like its demo of server rendering. */
import { Island } from '@11ty/is-land/is-land.js';

Island.addInitType('preact', async (target) => {
  const { start } = await import('./is-land-preact.tsx');
  start(target);
});
