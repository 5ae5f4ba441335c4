import { describe, expect, test } from 'vitest';
import { CLEANED, KEPT } from './corpus.ts';
import { cleanInto } from './html-cleaner.ts';

async function cleaned(html: string): Promise<string> {
  const element = document.createElement('div');
  await cleanInto(element, html);
  return element.innerHTML;
}

describe('in a browser without a sanitizer', () => {
  test.each(KEPT)('the HTML of an editor stays: %s', async (html) => {
    expect(await cleaned(html)).toBe(html);
  });

  test.each(CLEANED)('$why are taken out', async ({ html, cleaned: expected }) => {
    expect(await cleaned(html)).toBe(expected);
  });
});

test('the earlier content is removed', async () => {
  const element = document.createElement('div');
  element.textContent = 'avant';

  await cleanInto(element, '<p>après</p>');

  expect(element.innerHTML).toBe('<p>après</p>');
});
