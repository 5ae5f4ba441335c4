import { describe, expect, test } from 'vitest';
import { CLEANED, KEPT } from './corpus.ts';
import { cleanInto } from './html-cleaner.ts';

async function cleaned(html: string): Promise<string> {
  const element = document.createElement('div');
  await cleanInto(element, html);
  return element.innerHTML;
}

describe('where the browser has no sanitizer', () => {
  test.each(KEPT)('what an editor writes stays: %s', async (html) => {
    expect(await cleaned(html)).toBe(html);
  });

  test.each(CLEANED)('$why are taken out', async ({ html, cleaned: expected }) => {
    expect(await cleaned(html)).toBe(expected);
  });
});

test('the earlier content goes', async () => {
  const element = document.createElement('div');
  element.textContent = 'avant';

  await cleanInto(element, '<p>après</p>');

  expect(element.innerHTML).toBe('<p>après</p>');
});
