import { expect, it } from 'vitest';
import type { Media } from './medias.ts';
import { indexOfMedia, safeMedias } from './medias.ts';

function mediaNamed(id: string, change: Partial<Media> = {}): Media {
  return {
    id,
    title: '',
    date: '',
    duration: '',
    author: '',
    description: '',
    image: { src: '', alt: '' },
    media_sources: [{ src: `/${id}.mp4`, type: '' }],
    subtitles: [],
    chapters: [],
    descriptions: [],
    transcription_url: '',
    ...change,
  };
}

it.each([
  '/film.mp4',
  'film.mp4',
  '../a/film.mp4?x=1',
  '//cdn.test/film.mp4',
  'https://a.test/b',
  'HTTPS://a.test/b',
])('the address %s is kept', (src) => {
  const { medias, faults } = safeMedias([mediaNamed('a', { media_sources: [{ src, type: '' }] })]);

  expect(medias[0]?.media_sources).toEqual([{ src, type: '' }]);
  expect(faults).toEqual([]);
});

it.each([
  'java\u0073cript:alert(1)',
  'data:text/html,x',
  'blob:x',
  ' vbscript:x',
  'x:/film.mp4',
  'http://[',
])('the address %s is left out and reported, in whatever key it is', (src) => {
  const { medias, faults } = safeMedias([
    mediaNamed('a', {
      media_sources: [{ src, type: '' }],
      subtitles: [{ src, label: '', srcLang: '' }],
      image: { src, alt: '' },
      transcription_url: src,
    }),
  ]);

  expect(medias[0]).toMatchObject({
    media_sources: [],
    subtitles: [],
    chapters: [],
    descriptions: [],
    image: { src: '' },
    transcription_url: '',
  });
  expect(faults).toHaveLength(4);
});

it('a media is found by its id first, or else by its index', () => {
  const medias = [mediaNamed('7'), mediaNamed('0'), mediaNamed('film')];

  expect(indexOfMedia(medias, 'film')).toBe(2);
  expect(indexOfMedia(medias, '0')).toBe(1);
  expect(indexOfMedia(medias, '2')).toBe(2);
  expect(indexOfMedia(medias, '3')).toBeUndefined();
  expect(indexOfMedia(medias, '-1')).toBeUndefined();
  expect(indexOfMedia(medias, 'autre')).toBeUndefined();
});
