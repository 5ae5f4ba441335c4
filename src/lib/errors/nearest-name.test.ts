import { describe, expect, it } from 'vitest';
import { nearestName, slipsBetween } from './nearest-name.ts';

describe('the nearest name', () => {
  it.each([
    ['frist', ['step', 'first', 'filtering'], 'first'],
    ['titel', ['title', 'date'], 'title'],
    ['media-type', ['mediaType', 'autoplay'], 'mediaType'],
    ['descriptionEdit', ['description', 'description-edit'], 'description-edit'],
    ['cards', ['list', 'card', 'more'], 'card'],
    ['colour', ['first', 'step'], undefined],
    ['', ['first', 'step'], undefined],
    ['first', [], undefined],
  ])('to %j among %j is %j', (found, names, nearest) => {
    expect(nearestName(found, names)).toBe(nearest);
  });
});

describe('the distance', () => {
  it.each([
    ['cards', 'cards', 0],
    ['crads', 'cards', 1],
    ['card', 'cards', 1],
    ['cardss', 'cards', 1],
    ['carts', 'cards', 1],
    ['', 'cards', 5],
    ['testimonails', 'testimonials', 1],
    ['accordoin', 'accordion', 1],
    ['model', 'modal', 1],
    ['chart', 'cards', 3],
  ])('between %s and %s is %i', (one, other, count) => {
    expect(slipsBetween(one, other)).toBe(count);
    expect(slipsBetween(other, one)).toBe(count);
  });
});
