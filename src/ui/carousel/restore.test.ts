import { describe, expect, test } from 'vitest';
import { restoreWith } from './restore.ts';

function elementOf(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.firstElementChild ?? body;
}

describe('what a library wrote', () => {
  test.each([
    '<div></div>',
    '<div class=""></div>',
    '<div class="  card   card--big "></div>',
    '<div class="card card" style="color:red;"></div>',
    '<div style=""></div>',
  ])('goes without a trace: %s', (html) => {
    const element = elementOf(html);
    const restore = restoreWith('swiper', [element]);
    element.classList.add('swiper-slide', 'swiper-slide-active');
    element.setAttribute('style', 'width: 300px');

    restore();

    expect(element.outerHTML).toBe(html);
  });

  test('goes, and a class that somebody else gave meanwhile stays', () => {
    const element = elementOf('<div class="card"></div>');
    const restore = restoreWith('swiper', [element]);
    element.classList.add('swiper-slide', 'is-open');

    restore();

    expect(element.className).toBe('card is-open');
  });
});
