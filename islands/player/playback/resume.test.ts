import { beforeEach, expect, it } from 'vitest';
import type { Media } from './medias.ts';
import { keepPosition, keptPosition } from './resume.ts';

const film: Media = {
  id: 'film',
  title: '',
  date: '',
  duration: '',
  author: '',
  description: '',
  image: { src: '', alt: '' },
  media_sources: [{ src: '/film.mp4', type: '' }],
  subtitles: [],
  chapters: [],
  descriptions: [],
  transcription_url: '',
};

/** What is kept of a film of a hundred seconds that was left there. */
function leftAt(currentTime: number, duration = 100): number | undefined {
  const element = document.createElement('video');
  Object.defineProperties(element, {
    currentTime: { value: currentTime },
    duration: { value: duration },
  });
  keepPosition(film, element);
  return keptPosition(film);
}

beforeEach(() => sessionStorage.clear());

it.each([
  [5, 5],
  [42.9, 42],
  [95, 95],
])('left at %f s, it is taken up at %i s', (left, kept) => {
  expect(leftAt(left)).toBe(kept);
});

it.each([0, 4.9, 95.1, 100])('left at %f s of a hundred, it starts anew', (left) => {
  expect(leftAt(left)).toBeUndefined();
});

it('a position goes once the end was reached', () => {
  expect(leftAt(50)).toBe(50);
  expect(leftAt(99)).toBeUndefined();
});

it('a live stream, which has no end, keeps its place', () => {
  expect(leftAt(50, Number.POSITIVE_INFINITY)).toBe(50);
});

it('two pages may use the same id for different films', () => {
  leftAt(50);

  expect(keptPosition({ ...film, media_sources: [{ src: '/autre.mp4', type: '' }] })).toBe(
    undefined,
  );
});

it('what is kept by somebody else is no position', () => {
  sessionStorage.setItem('islands-position:/film.mp4', 'hier');

  expect(keptPosition(film)).toBeUndefined();
});
