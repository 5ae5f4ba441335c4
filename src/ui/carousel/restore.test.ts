import { describe, expect, test } from 'vitest';
import { restoreWith } from './restore.ts';

function elementOf(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.firstElementChild ?? body;
}

describe('class and style after a library has changed them', () => {
  test.each([
    '<div></div>',
    '<div class=""></div>',
    '<div class="  card   card--big "></div>',
    '<div class="card card" style="color:red;"></div>',
    '<div style=""></div>',
  ])('are restored exactly: %s', (html) => {
    const element = elementOf(html);
    const restore = restoreWith('swiper', [element]);
    element.classList.add('swiper-slide', 'swiper-slide-active');
    element.setAttribute('style', 'width: 300px');

    restore();

    expect(element.outerHTML).toBe(html);
  });

  test('are restored, and a class of another script stays', () => {
    const element = elementOf('<div class="card"></div>');
    const restore = restoreWith('swiper', [element]);
    element.classList.add('swiper-slide', 'is-open');

    restore();

    expect(element.className).toBe('card is-open');
  });
});
