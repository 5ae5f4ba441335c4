import { expect, it } from 'vitest';
import { boxOf, nearestShown, overlapOf } from './boxes.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

it.each([
  [box(0, 0, 10, 10), 25],
  [box(5, 5, 10, 10), 25],
  [box(6, 0, 8, 20), 10],
  [box(10, 0, 20, 10), 0],
  [box(20, 20, 30, 30), 0],
])('a box of 5 × 5 and %o share %i square pixels', (other, shared) => {
  expect(overlapOf(box(5, 5, 10, 10), other)).toBe(shared);
});

/**
 * Gives elements the boxes in their attributes. jsdom has no layout:
 * https://github.com/jsdom/jsdom#unimplemented-parts-of-the-web-platform
 */
function layOut(): void {
  for (const element of document.querySelectorAll('[data-box]')) {
    const [left, top, width, height] = (element.getAttribute('data-box') ?? '').split(' ');
    element.getBoundingClientRect = () =>
      new DOMRect(Number(left), Number(top), Number(width), Number(height));
  }
}

it('an element without a box of its own has the box around its children', () => {
  document.body.innerHTML =
    '<div><p data-box="10 20 30 40"></p><p data-box="5 70 10 10"></p><p></p></div>';
  layOut();

  const [div] = document.getElementsByTagName('div');
  expect(div && boxOf(div)).toEqual(box(5, 20, 40, 80));
});

it('a hidden element is shown by its nearest visible ancestor', () => {
  document.body.innerHTML =
    '<section data-box="0 0 100 100"><div hidden><p></p></div></section><aside></aside>';
  layOut();

  const found = (tag: string) =>
    nearestShown(document.getElementsByTagName(tag)[0] ?? document.body);
  expect(found('p')?.localName).toBe('section');
  expect(found('section')?.localName).toBe('section');
});
