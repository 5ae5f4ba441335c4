/** What the preview of the built bundle adds for those who debug it. */
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('the browser’s tools find the source of each chunk, which is not shipped', async ({
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
