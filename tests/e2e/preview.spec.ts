/** The preview server adds source maps and cache headers to the built bundle. */
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('the preview sends a source map for each chunk, and the bundle ships none', async ({
  request,
}) => {
  const chunks = readdirSync('dist/assets');

  expect(chunks.filter((file) => !file.endsWith('.js'))).toEqual([]);
  for (const file of chunks) {
    const answer = await request.get(`/assets/${file}`);
    expect(await answer.text()).not.toContain('sourceMappingURL');
    const map = await request.get(answer.headers().sourcemap ?? '');
    expect((await map.json()).sources, file).not.toEqual([]);
  }
});

test('a browser keeps chunks and pictures, and requests pages and styles again', async ({
  request,
}) => {
  const lifetimeOf = async (address: string) =>
    (await request.get(address)).headers()['cache-control'];
  const [chunk] = readdirSync('dist/assets');

  expect(await lifetimeOf(`/assets/${chunk}`)).toContain('immutable');
  expect(await lifetimeOf('/media/icone.svg')).toMatch(/max-age=[1-9]/);
  expect(await lifetimeOf('/cards')).toBe('no-cache');
  expect(await lifetimeOf('/theme/theme.css')).toBe('no-cache');
});
