// @vitest-environment jsdom
/** Renders every macro with real Twig and hostile values, and reads the result like a browser and the checker. */

import { readFileSync } from 'node:fs';
import contracts from 'virtual:contracts';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { frenchDate, frenchDuration, type TimeText } from '../src/lib/format-fr.ts';
import type { Contract } from '../src/runtime/contract.ts';
import { decodeAttributes, decodeConfig } from '../src/runtime/decode.ts';
import { mistakesIn } from '../tooling/checker/check.ts';
import { releasedFace } from '../tooling/public-face/released.ts';
import { CALLS, HOSTILE, leastUseOf, useOf, VARIABLES } from './testing/cases.ts';
import { hasTwig, render, TWIG_MISSING, tellSkipped } from './testing/php.ts';

const names = Object.keys(CALLS);
const marked = names.map((name) => ({ name }));

/** Only released roots need a macro. */
const released = Object.entries(releasedFace().roots)
  .filter(([, { page }]) => !page)
  .map(([name]) => name);

describe('the macros', () => {
  it('exist for every released root', () => {
    const written = globSync('integrations/twig/*.html.twig')
      .map((file) => file.replace(/^.*\/(.*)\.html\.twig$/, '$1'))
      .filter((name) => name !== 'kit' && name !== 'tags');

    expect(written).toEqual(expect.arrayContaining(released));
    expect([...names].sort()).toEqual(written.sort());
  });
});

describe('the sources', () => {
  it.each(globSync('integrations/{twig,php,drupal,wordpress}/**/*.{twig,php}'))(
    '%s have no mistakes for the checker',
    (path) => {
      expect(mistakesIn({ path, source: readFileSync(path, 'utf8') })).toEqual([]);
    },
  );
});

describe.runIf(hasTwig)('rendered by Twig', () => {
  const sources = Object.fromEntries(
    names.flatMap((name) => [
      [name, `${useOf(name)}\n${useOf(name, 2)}`],
      [`${name}, late`, useOf(name, 1, `{class: text, 'data-when': 'load', hidden: false}`)],
    ]),
  );
  const rendered = hasTwig ? render(sources, VARIABLES) : {};

  it.each(marked)('$name has no mistakes for the checker', ({ name }) => {
    expect(faultsIn(rendered[name])).toEqual([]);
    expect(faultsIn(rendered[`${name}, late`])).toEqual([]);
  });

  it.each(marked)('$name has its marker twice, and no duplicate ids', ({ name }) => {
    const page = parsed(rendered[name]);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);

    expect(page.querySelectorAll(`[data-${name}]`)).toHaveLength(2);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(marked)(
    '$name shows hostile values as text, and creates no elements from them',
    ({ name }) => {
      const page = parsed(rendered[name]);
      const [root] = page.querySelectorAll(`[data-${name}]`);
      const values = [root, ...(root?.querySelectorAll('*') ?? [])].flatMap((element) => [
        element?.textContent ?? '',
        ...[...(element?.attributes ?? [])].map(({ value }) => value),
      ]);

      expect(page.querySelector('script, [onerror]')).toBeNull();
      expect(values.some((value) => value.includes(HOSTILE))).toBe(true);
    },
  );

  it.each(marked)('$name uses attributes of the theme', ({ name }) => {
    const root = parsed(rendered[`${name}, late`]).querySelector(`[data-${name}]`);

    expect(root?.getAttribute('class')).toBe(HOSTILE);
    expect(root?.getAttribute('data-when')).toBe('load');
  });

  it.each([
    ['cards', { first: 2, step: 1, filtering: 'in-place' }],
    [
      'map-search',
      { apiKey: HOSTILE, mapId: HOSTILE, types: [], consent: 'required', locate: 'auto' },
    ],
    [
      'player',
      {
        medias: VARIABLES.medias,
        options: { mediaType: 'video', playButton: { isVisible: false, hasIcon: true } },
        labels: { playLabel: HOSTILE, pauseLabel: 'Mettre en pause le media' },
      },
    ],
  ])('the config of %s is decoded to the given values', async (name, config) => {
    const root = parsed(rendered[name]).querySelector(`[data-${name}]`);

    expect(await decodeConfig(root ?? document.body, contractOf(name), silent)).toMatchObject(
      config,
    );
  });

  it('the step of the timeline and the labels of a range are decoded to the given values', () => {
    const root = parsed(rendered.timeline).querySelector('[data-timeline]');
    const input = parsed(rendered.range).querySelector('input');

    expect(decodeAttributes(root ?? document.body, contractOf('timeline'), silent)).toEqual({
      'data-step': 1,
    });
    expect(JSON.parse(input?.dataset.rangeLabels ?? '')).toEqual(VARIABLES.texts);
    expect(input?.max).toBe('4');
  });

  it('a podcast plays in an audio element, without a poster', () => {
    const { podcast } = render(
      { podcast: useOf('player').replace('options: options', "options: {mediaType: 'audio'}") },
      VARIABLES,
    );
    const page = parsed(podcast);

    expect(faultsIn(podcast)).toEqual([]);
    expect(page.querySelector('video, [poster]')).toBeNull();
    expect(page.querySelector('audio source')?.getAttribute('src')).toBe('/media/respirer.mp4');
  });

  it('a podcast with a picture has it above the audio', () => {
    const { podcast } = render(
      { podcast: useOf('player').replace('options: options', "options: {mediaType: 'audio'}") },
      VARIABLES,
    );
    const [picture] = parsed(podcast).querySelectorAll('[data-player-part="player"] > img');

    expect(picture?.getAttribute('src')).toBe('/media/respirer.svg');
    expect(picture?.nextElementSibling?.localName).toBe('audio');
  });

  it.each([
    '2026-03-12',
    '2026-03-01',
    '2026-02-31',
    '2026-12-31T23:30:00Z',
    '2026-03-12T10:00',
    'mars 2026',
    '',
    '2026-13-01',
    '<b>',
  ])('the date %j is written as the player writes it', (sent) => {
    expect(timeOf('date', sent)).toEqual(frenchDate(sent));
  });

  it.each([
    'PT2S',
    'PT3M',
    'PT4M5S',
    'PT1H',
    'PT1H4M',
    'PT1H4M5S',
    'PT90S',
    'PT1,6S',
    'PT',
    '45',
    '0',
    '245',
    '3723',
    '3600.4',
    '4 minutes',
    '',
  ])('the duration %j is written as the player writes it', (sent) => {
    expect(timeOf('duration', sent)).toEqual(frenchDuration(sent));
  });

  it('a description is written as text in paragraphs, with its entities', () => {
    const description =
      '<p onclick="alert(1)">L&rsquo;arr&ecirc;t <b>en</b> 3 &lt; 4</p>\n<p></p><P>Une<br>deux</P><ul><li>Un</li><li>Deux</li></ul><h3>Fin</h3>a\n\nb <img src=x onerror=alert(2)';
    const { html } = render({ html: `${KIT}{{ kit.paragraphs(sent) }}` }, { sent: description });

    expect(html).toBe(
      '<p>L&rsquo;arr&ecirc;t en 3 &lt; 4</p><p>Une<br>deux</p><p>Un</p><p>Deux</p><p>Fin</p><p>a\n\nb</p>',
    );
  });

  it('a media without sources is no link', () => {
    const source = `{% from '@islands/player.html.twig' import player %}{{ player([{id: 'a', media_sources: []}]) }}`;

    expect(
      parsed(render({ html: source }, {}).html)
        .querySelector('li a')
        ?.hasAttribute('href'),
    ).toBe(false);
  });

  it.each([
    ['date', { day: 1 }],
    ['date', ['2026-03-12']],
    ['date', null],
    ['duration', { seconds: 1 }],
    ['duration', true],
    ['paragraphs', ['<p>a</p>']],
    ['paragraphs', '<p>a</p><SCRIPT>alert(1)</SCRIPT>'],
    ['paragraphs', '<style>p { color: red }</style><p>a</p>'],
  ])('%s writes nothing for %j', (macro, sent) => {
    const { html } = render({ html: `${KIT}{{ kit.${macro}(sent) }}` }, { sent });

    expect(html).toBe('');
  });

  it('writes the same HTML if the site has turned escaping off', () => {
    expect(render(sources, VARIABLES, { autoescape: false })).toEqual(rendered);
  });
});

describe.runIf(hasTwig)('without any option', () => {
  const sources = Object.fromEntries(names.map((name) => [name, leastUseOf(name)]));
  const rendered = hasTwig ? render(sources, VARIABLES) : {};

  it.each(names)('%s has no mistakes for the checker', (name) => {
    expect(faultsIn(rendered[name])).toEqual([]);
  });
});

describe.runIf(hasTwig)('the tags', () => {
  const manifest = {
    files: {
      'islands.css': { integrity: 'sha384-ab+/cdefghij' },
      'islands.js': { integrity: 'sha384-zy+/xwvutsrq' },
      'assets/base-1.js': { integrity: 'sha384-1' },
      'assets/cards-2.js': { integrity: 'sha384-2' },
      'assets/tabs-3.js': { integrity: 'sha384-3' },
    },
    roots: {
      cards: { modulepreload: ['assets/base-1.js', 'assets/cards-2.js'] },
      tabs: { modulepreload: ['assets/base-1.js', 'assets/tabs-3.js'] },
    },
  };
  const source = (call: string) =>
    `{% from '@islands/tags.html.twig' import tags %}{{ tags(${call}) }}`;

  it('have hashes, preloads, versions and the nonce', () => {
    const { all } = render(
      { all: source("manifest, '/a&b/', {roots: ['cards', 'tabs', 'unknown'], nonce: 'r4nd'}") },
      { manifest },
    );

    expect(all.trim().split('\n')).toEqual([
      '<link rel="stylesheet" href="/a&amp;b/islands.css?v=abcdefgh" integrity="sha384-ab+/cdefghij" crossorigin="anonymous" nonce="r4nd">',
      '<link rel="modulepreload" href="/a&amp;b/assets/base-1.js" integrity="sha384-1" crossorigin="anonymous" nonce="r4nd">',
      '<link rel="modulepreload" href="/a&amp;b/assets/cards-2.js" integrity="sha384-2" crossorigin="anonymous" nonce="r4nd">',
      '<link rel="modulepreload" href="/a&amp;b/assets/tabs-3.js" integrity="sha384-3" crossorigin="anonymous" nonce="r4nd">',
      '<script type="module" async src="/a&amp;b/islands.js?v=zyxwvuts" integrity="sha384-zy+/xwvutsrq" crossorigin="anonymous" nonce="r4nd"></script>',
    ]);
  });

  it('have no hashes without a manifest', () => {
    const { none } = render({ none: source("{}, '/islands'") }, {});

    expect(none.trim().split('\n')).toEqual([
      '<link rel="stylesheet" href="/islands/islands.css">',
      '<script type="module" async src="/islands/islands.js"></script>',
    ]);
  });
});

describe.runIf(hasTwig)('with empty lists', () => {
  const EMPTY: Readonly<Record<string, string>> = {
    cards: 'cards([])',
    cart: 'cart([])',
    dropdown: "dropdown('Compte', [])",
    'map-search': "map_search('a', '/pres-de-chez-vous')",
    paddles: "paddles([], 'Aides')",
    player: 'player([])',
    'player-modal': "player_modal('a', 'Film', [])",
    range: "range('a', 'q', 'Combien ?')",
    'shop-filters': 'shop_filters([])',
    slider: "slider([], 'Gestes')",
    tabs: "tabs([], 'Étapes')",
    testimonials: "testimonials([], 'Récits')",
    timeline: 'timeline([])',
    'tool-accordion': 'tool_accordion([])',
  };
  const sources = Object.fromEntries(
    Object.entries(EMPTY).map(([name, call]) => [
      name,
      `{% from '@islands/${name}.html.twig' import ${name.replaceAll('-', '_')} %}{{ ${call} }}`,
    ]),
  );
  const rendered = hasTwig ? render(sources, {}) : {};

  it.each(Object.keys(EMPTY))('%s has no mistakes, or renders nothing', (name) => {
    expect(faultsIn(rendered[name])).toEqual([]);
  });

  it('a cart says that it is empty', () => {
    const empty = parsed(rendered.cart).querySelector('[data-cart-part="empty"]');

    expect(empty?.textContent).toBe('Votre panier est vide.');
    expect(empty?.hasAttribute('hidden')).toBe(false);
  });

  it.each(['player', 'tabs', 'slider'])('%s renders nothing', (name) => {
    expect(rendered[name]?.trim()).toBe('');
  });
});

tellSkipped(hasTwig, 'integrations/twig.test.ts', TWIG_MISSING);

const KIT = "{% import '@islands/kit.html.twig' as kit %}";

/** Returns what a macro writes for a date or a duration. */
function timeOf(macro: 'date' | 'duration', sent: string): TimeText {
  const { html = '' } = render({ html: `${KIT}{{ kit.${macro}(sent) }}` }, { sent });
  const element = parsed(html).querySelector('time, span');
  const dateTime = element?.getAttribute('datetime');
  return { text: element?.textContent ?? '', ...(dateTime && { dateTime }) };
}

const silent = {
  signal: new AbortController().signal,
  report: (fault: unknown) => {
    throw new Error('expected a config without faults', { cause: fault });
  },
  fail: (error: unknown) => {
    throw error;
  },
};

function contractOf(name: string): Contract {
  const contract = contracts.find((one) => one.name === name);
  if (!contract) throw new Error(`expected a contract of ${name}`);
  return contract;
}

function pageOf(html = '', head = ''): string {
  return `<!doctype html><html lang="fr"><head><title>Essai</title>${head}</head><body id="top"><main>${html}</main></body></html>`;
}

function parsed(html = ''): Document {
  return new DOMParser().parseFromString(pageOf(html), 'text/html');
}

function faultsIn(html?: string): readonly string[] {
  expect(html).toBeDefined();
  const source = pageOf(html, '<script type="module" async src="/islands.js"></script>');
  return mistakesIn({ path: 'page.html', source, language: 'html' }).map(
    ({ rule, expected, found, excerpt }) =>
      `${rule}: expected ${expected}, found ${found} in ${excerpt}`,
  );
}
