/** The adapter for Piano Analytics, SmartTag's successor: `window.pa.sendEvent('click.download', { … })`. */
import type { Adapter } from './adapter.ts';
import { methodOf } from './method-of.ts';

export const pianoAnalytics: Adapter = (page) => {
  const send = methodOf(page, ['pa', 'sendEvent']);
  if (!send) return undefined;
  return ({ name, chapter1, level2 }) =>
    send('click.download', {
      click: name,
      ...(chapter1 && { click_chapter1: chapter1 }),
      site_level2: level2,
    });
};
