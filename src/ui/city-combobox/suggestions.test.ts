import { expect, test, vi } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

test('a lone surrogate in the typed text is requested as the replacement character', async () => {
  const fetch = vi.fn(async () => Response.json([{ city: 'Lyon' }]));
  vi.stubGlobal('fetch', fetch);
  const { signal } = new AbortController();

  const found = await suggestionsFor('Lyon\ud83d', { signal, report: () => {} });

  expect(fetch).toHaveBeenCalledWith('/api/city-autocomplete/Lyon%EF%BF%BD', { signal });
  expect(found).toMatchObject([{ city: 'Lyon' }]);
});
