/** Keys, addresses and names of files: what is right, or may be, is not reported. */
import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';

function told(html: string, path = 'a.html'): readonly string[] {
  return mistakesIn({ path, source: html }).map(({ rule }) => rule);
}

const map = (config: string) =>
  `<div data-map-search='${config}'><div data-map-search-part="list"></div></div>`;
const player = (medias: string) => `<div data-player='{"medias":[${medias}]}'></div>`;
const media = (address: string) =>
  player(
    `{"id":1,"media_sources":[{"src":"${address}"}],"image":{"src":"${address}"},"subtitles":[{"src":"${address}"}],"transcription_url":"${address}"}`,
  );
const download = (attributes: string) => `<a data-download ${attributes}>a</a>`;

it.each([
  ['both keys', map('{"apiKey":"a","mapId":"b"}')],
  ['neither key', map('{}')],
  ['no config', map('')],
  ['an empty key', map('{"apiKey":""}')],
  ['a key that is not given', map('{"apiKey":null}')],
  ['the other key only', map('{"mapId":"b"}')],
  ['an address of the site', media('/a.mp4')],
  ['an address beside the page', media('a.mp4')],
  ['an address of another site', media('https://a.example/a.mp4')],
  ['an address without encryption', media('http://a.example/a.mp4')],
  ['an address with the scheme of the page', media('//a.example/a.mp4')],
  ['an address in capitals', media('HTTPS://A.EXAMPLE/A.MP4')],
  ['an address with blanks around it', media(' /a.mp4 ')],
  ['an address with a colon in its path', media('/a:b.mp4')],
  ['a title with a colon', player('{"id":1,"title":"data:a","media_sources":[{"src":"/a"}]}')],
  ['no picture', player('{"id":1,"image":{"src":""},"media_sources":[{"src":"/a"}]}')],
  ['a link to a file', download('href="/a.pdf"')],
  ['a link to a file with a query', download('href="/a.pdf?a=/"')],
  ['a link to a file beside the page', download('href="a"')],
  ['a named file', download('href="/a/" data-download-file="a.pdf"')],
  ['a named file of a button', '<button data-download data-download-file="a">a</button>'],
])('nothing is told of %s', (_, html) => {
  expect(told(html)).toEqual([]);
});

it.each([
  ['wrong-address', media('').replaceAll('"src":""', '"src":"a:b"')],
  ['config', map('{"apiKey":"a"')],
  ['config', map('{"apiKey":7}')],
  ['config', player('{"id":1,"media_sources":[{"src":7}]}')],
  ['link-without-address', download('')],
  ['link-without-address', download('href=""')],
  ['misspelt-name', '<button data-download data-download-flie="a">a</button>'],
])('only what is wrong is told: %s', (rule, html) => {
  expect(new Set(told(html))).toEqual(new Set([rule]));
});

it.each([
  ['a key that an expression writes', map('{"apiKey":"{{ key }}"}')],
  ['an id that an expression writes', map('{"apiKey":"a","mapId":"{{ id }}"}')],
  ['a config that an expression writes', map('{{ config }}')],
  ['keys that an expression writes', map('{"apiKey":"a",{{ rest }}}')],
  ['a key with a name that an expression writes', map('{"apiKey":"a","{{ name }}":"b"}')],
  ['an address that an expression writes', media('{{ address }}')],
  ['an address on a site that an expression names', media('https://{{ host }}/a.mp4')],
  ['an address that an expression begins', media('{{ base }}:a/b')],
  ['a list that an expression writes', player('{{ medias }}')],
  ['a link that an expression writes', download('href="{{ url }}"')],
  ['a link that an expression begins', download('href="{{ base }}/"')],
  ['a name that an expression writes', download('href="/" data-download-file="{{ name }}"')],
  ['attributes that an expression writes', download('href="/" {{ attributes }}')],
  ['a component', '<x-button data-download>a</x-button>'],
])('nothing is told of a template with %s', (_, html) => {
  expect(told(html, 'a.html.twig')).toEqual([]);
});

it.each([
  ['missing-key', map('{"apiKey":"a","geocoder":"{{ address }}"}')],
  ['wrong-address', player('{"id":"{{ id }}","media_sources":[{"src":"data:a"}]}')],
  ['missing-attribute', download('href="/" class="{{ name }}"')],
])('what is known of a template is told: %s', (rule, html) => {
  expect(told(html, 'a.html.twig')).toEqual([rule]);
});
