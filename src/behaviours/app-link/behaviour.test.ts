import { expect, test, vi } from 'vitest';
import { startRoot } from '../../../tests/start-root.ts';
import behaviour from './behaviour.ts';

test.each([
  ['market://details?id=fr.exemple', 'market://details?id=fr.exemple'],
  ['javascript:boum()', '/application'],
  [' java&#10;script:boum()', '/application'],
])('on Android a link to %j opens %j', async (address, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');

  const link = await startRoot(
    behaviour,
    `<a data-app-link data-href-android="${address}" href="/application">Application</a>`,
  );

  expect(link.getAttribute('href')).toBe(expected);
});
