/** Piano Analytics, the SmartTag's successor: `pa.sendEvent('click.download', …)`. */
import type { Adapter } from './downloads.ts';
import { eventOf } from './smart-tag.ts';

interface Piano {
  sendEvent(name: string, properties: object): unknown;
}

export const pianoAnalytics: Adapter = () => {
  const piano: unknown = Reflect.get(window, 'pa');
  if (!isPiano(piano)) return undefined;
  return (download) => {
    const { name, chapter1 } = { chapter1: undefined, ...eventOf(download) };
    piano.sendEvent('click.download', {
      click: name,
      ...(chapter1 && { click_chapter1: chapter1 }),
    });
  };
};

function isPiano(piano: unknown): piano is Piano {
  return (
    typeof piano === 'object' &&
    piano !== null &&
    'sendEvent' in piano &&
    typeof piano.sendEvent === 'function'
  );
}
