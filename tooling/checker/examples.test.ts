/** The command reports nothing in the examples of the guide, not even a warning. */
import { expect, it } from 'vitest';
import { run } from './run.ts';

it('docs/examples pass --strict', async () => {
  let told = '';
  const outlet = { write: (text: string) => (told += text) };
  const around = { out: outlet, side: outlet, version: '', hasColours: false };

  expect(await run(['--strict', 'docs/examples'], around), told).toBe(0);
  expect(told).toMatch(/^no mistakes in \d\d sources$/m);
});
