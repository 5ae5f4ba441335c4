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

/** Returns the stored position of a film of a hundred seconds that was left there. */
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
])('a film that was left at %f s resumes at %i s', (left, kept) => {
  expect(leftAt(left)).toBe(kept);
});

it.each([0, 4.9, 95.1, 100])('a film that was left at %f s of a hundred starts again', (left) => {
  expect(leftAt(left)).toBeUndefined();
});

it('the position is removed once the end was reached', () => {
  expect(leftAt(50)).toBe(50);
  expect(leftAt(99)).toBeUndefined();
});

it('a live stream, which has no end, keeps its position', () => {
  expect(leftAt(50, Number.POSITIVE_INFINITY)).toBe(50);
});

it('two films with the same id on different pages have their own positions', () => {
  leftAt(50);

  expect(keptPosition({ ...film, media_sources: [{ src: '/autre.mp4', type: '' }] })).toBe(
    undefined,
  );
});

it('a value that another script has stored is not a position', () => {
  sessionStorage.setItem('islands-position:/film.mp4', 'hier');

  expect(keptPosition(film)).toBeUndefined();
});
