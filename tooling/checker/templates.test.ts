/** In template sources, unknown values are not reported as mistakes, and mistakes are reported at their place. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mistakesIn } from './check.ts';
import { LANGUAGES, languageOf } from './languages.ts';
import { mask } from './mask.ts';

const SAMPLES = ['page.html.twig', 'page.liquid', 'page.blade.php', 'page.php'].map(
  (name) => `tooling/checker/samples/${name}`,
);

function told(path: string, source: string): readonly string[] {
  return mistakesIn({ path, source }).map(
    ({ rule, start, found }) => `${start.line}:${start.column} ${rule}: ${found}`,
  );
}

describe.each(SAMPLES)('%s', (path) => {
  const source = readFileSync(path, 'utf8');

  it('has no mistake', () => {
    expect(told(path, source)).toEqual([]);
  });

  it('has a mistake where one is made', () => {
    const lines = source.split('\n');
    const line = lines.findIndex((one) => one.includes('data-cards-part="card"'));
    const bad = lines.with(
      line,
      (lines[line] ?? '').replace('data-cards-part="card"', 'data-crads-part="card"'),
    );
    const column = (bad[line] ?? '').indexOf('data-crads') + 1;

    expect(told(path, bad.join('\n'))).toEqual([
      `${line + 1}:${column} misspelt-name: data-crads-part`,
    ]);
  });

  it.each(LANGUAGES)('keeps its length and its tags when masked as %s', (language) => {
    expect(mask(source, language).html).toHaveLength(source.length);
  });
});

describe('in a template', () => {
  it.each([
    [
      'a root in one branch',
      '{% if a %}<div data-crads>{% endif %}',
      ['1:16 misspelt-name: data-crads'],
    ],
    [
      'a part name',
      '<div data-cards><p data-cards-part="sttaus">{{ x }}</p></div>',
      ['1:20 part-name: "sttaus"'],
    ],
    [
      'a part twice in one branch',
      '{% if a %}<div data-cards>{{ b }}<p data-cards-part="more"></p><p data-cards-part="more"></p></div>{% endif %}',
      ['1:37 part-element: <p>', '1:67 repeated-part: 2 of them', '1:67 part-element: <p>'],
    ],
    [
      'a config without an expression',
      `<div data-cards='{"first":6,}'>{{ b }}</div>`,
      ['1:29 config: "}" at character 12, after {"first":6,'],
    ],
    [
      'a part outside the root that stands beside it',
      '<div data-cards>{{ a }}</div><button data-cards-part="more"></button>',
      ['1:38 stray-part: no data-cards around it'],
    ],
    ['a div in a paragraph', '<p>{{ a }}<div></div></p>', ['1:11 undone-nesting: <div>']],
    [
      'a required part that a condition can’t bring',
      '<div data-dropdown>{% if a %}<button data-dropdown-part="toggle">a</button>{% endif %}</div>',
      ['1:6 part-missing: no such part'],
    ],
    [
      'a required part where nothing may bring it',
      '<div data-dropdown><button data-dropdown-part="toggle">a</button></div>',
      ['1:6 part-missing: no such part'],
    ],
    [
      'a part beside an element that an expression may mark',
      '<div {{ attributes }}></div><section data-cards><ul data-cards-part="list"></ul></section><ul data-cards-part="list"></ul>',
      ['1:95 stray-part: no data-cards around it'],
    ],
    [
      'a part with another mark whose root is sure',
      '<section data-slider {{ attributes }}><ul data-slider-part="track"><li data-part="slide">a</li></ul></section>',
      ['1:72 part-without-marker: data-part="slide"'],
    ],
    [
      'a required part that is missing around the part of a root that an expression may mark',
      '<div data-tabs {{ attributes }}><ul data-cards-part="list"></ul></div>',
      ['1:6 part-missing: no such part'],
    ],
    [
      'a menu in a branch, before the toggle of every branch',
      '<div data-dropdown>{% if a %}<ul data-dropdown-part="menu"></ul>{% endif %}<button data-dropdown-part="toggle">a</button></div>',
      ['1:34 part-order: "menu" before "toggle"'],
    ],
    [
      'a menu before its toggle, with a condition between them',
      '<div data-dropdown><ul data-dropdown-part="menu"><li>{% if a %}b{% elseif c %}d{% endif %}</li></ul>{% for e in f %}<b>g</b>{% else %}<i>h</i>{% endfor %}<button data-dropdown-part="toggle">a</button></div>',
      ['1:24 part-order: "menu" before "toggle"'],
    ],
    [
      'an id twice with nothing between',
      '<div data-tabs id="a">{{ x }}</div><p id="a"></p>',
      ['1:39 repeated-id: id="a" on 2 elements'],
    ],
  ])('%s is told', (_, source, mistakes) => {
    expect(told('a.twig', source)).toEqual(mistakes);
  });

  it.each([
    [
      'a part in each branch',
      '<div data-cards>{% if a %}<ul data-cards-part="list">{% else %}<ul data-cards-part="list">{% endif %}</ul></div>',
    ],
    ['a required part in an included file', '<div data-dropdown>{% include "menu.twig" %}</div>'],
    ['a part whose root is in another file', '<button data-cards-part="more">{{ a }}</button>'],
    [
      'a part whose root is in another macro',
      '{% macro a() %}<form data-form></form>{% endmacro %}{% macro b() %}<p data-form-part="error"></p>{% endmacro %}',
    ],
    [
      'a part that an embedded template may put into its place',
      '<div data-cart>{% embed "row.twig" %}{% block a %}<input data-cart-part="quantity">{% endblock %}{% endembed %}</div>',
    ],
    [
      'a part in an element that an expression may mark',
      '<div data-tool-accordion><div {{ item }}><button data-tool-accordion-part="toggle">a</button></div></div>',
    ],
    [
      'a part in an element whose part an expression names',
      '<div data-tool-accordion><div data-tool-accordion-part="{{ a }}"><button data-tool-accordion-part="toggle">a</button></div></div>',
    ],
    [
      'a part in a component',
      '<div data-slider><ul data-slider-part="track"><x-wrap><li data-slider-part="slide">{{ a }}</li></x-wrap></ul></div>',
    ],
    [
      'a form whose fields a component brings',
      '<form data-fagerstrom action="/a"><x-questions></x-questions></form>',
    ],
    ['a trigger whose modal is in another file', '<button data-modal-open="a"></button>{{ b }}'],
    [
      'a modal that stands in the page, and that a link of an expression may lead to',
      '<a href="#{{ id }}" data-modal-open="{{ id }}">a</a><div data-modal id="{{ id }}" role="dialog" aria-label="a">{{ b }}</div>',
    ],
    ['a modal with attributes of an expression', '<div data-modal {{ attributes }}>{{ b }}</div>'],
    [
      'a form in each branch',
      '{% if a %}<form action="/a">{% else %}<form action="/b">{% endif %}</form>',
    ],
    [
      'a paragraph or a div',
      '{% if a %}<p>{% else %}<div>{% endif %}x{% if a %}</p>{% else %}</div>{% endif %}',
    ],
    [
      'a name that goes on in an expression',
      '<div data-card{{ plural }}="a" data-{{ name }}></div>',
    ],
    [
      'slides that a loop writes',
      '<div data-slider><ul data-slider-part="track">{% for a in b %}{{ a }}{% endfor %}</ul></div>',
    ],
    [
      'slides that components bring',
      '<div data-testimonials><ul data-testimonials-part="track"><x-slide></x-slide></ul>{% if a %}{% endif %}</div>',
    ],
    [
      'slides that expressions mark',
      '<div data-testimonials><ul data-testimonials-part="track">{% for a in b %}<li {{ a }}>c</li>{% endfor %}</ul></div>',
    ],
    [
      'tabs and panels whose ids expressions write',
      '<div data-tabs><p data-tabs-part="list">{% for a in b %}<a data-tabs-part="tab" href="#{{ a }}">a</a>{% endfor %}</p>{% for a in b %}<div data-tabs-part="panel" id="{{ a }}"></div>{% endfor %}</div>',
    ],
    [
      'a tab whose panels an expression brings',
      '<div data-tabs><p data-tabs-part="list"><a data-tabs-part="tab" href="#a">a</a></p>{{ panels }}</div>',
    ],
    [
      'a tab whose attributes an expression writes',
      '<div data-tabs><p data-tabs-part="list"><a data-tabs-part="tab" {{ attributes }}>a</a></p><div data-tabs-part="panel" id="a"></div></div>',
    ],
    [
      'panels whose tabs an expression brings',
      '<div data-tabs><p data-tabs-part="list">{{ tabs }}</p><div data-tabs-part="panel" id="a"></div></div>',
    ],
    [
      'a tab whose address an expression writes',
      '<div data-tabs><p data-tabs-part="list"><a data-tabs-part="tab" href="{{ a }}">a</a></p><div data-tabs-part="panel" id="a"></div></div>',
    ],
    [
      'a range whose input a component brings',
      '<div data-range><x-input></x-input>{% if a %}{% endif %}</div>',
    ],
    ['a range whose input an expression brings', '<div data-range>{{ input }}</div>'],
    [
      'a range whose input gets its type from an expression',
      '<div data-range><input type="{{ type }}" data-range-labels=\'["a"]\'><input {{ more }}></div>',
    ],
    [
      'names of steps that a component passes on',
      '<x-range data-range-labels=\'["a"]\'></x-range>{{ a }}',
    ],
    ['names of steps whose range is in another file', '<input data-range-labels=\'["a"]\'>{{ a }}'],
    ['a tool whose accordion is in another file', '<button data-tool="42">{{ a }}</button>'],
    [
      'an attribute of a part that an expression names',
      '<form data-cart-button id="product_1" action="/a"><button data-cart-button-part="{{ a }}" data-label-add="a">b</button></form>',
    ],
    [
      'a media whose player is in another file',
      '<a href="/a" data-player-modal-open="a" data-media="7">{{ b }}</a>',
    ],
    [
      'a media of a player whose config an expression writes',
      '<a href="/a" data-player-modal-open="a" data-media="7">b</a><div data-player-modal id="a" role="dialog" aria-label="a" hidden><button data-player-modal-part="close">c</button><div data-player="{{ b }}"></div></div>',
    ],
    [
      'a media that an expression names',
      '<a href="/a" data-player-modal-open="a" data-media="{{ c }}">b</a><div data-player-modal id="a" role="dialog" aria-label="a" hidden><button data-player-modal-part="close">c</button><div data-player=\'{"medias":[{"id":1,"media_sources":[{"src":"/a"}]}]}\'></div></div>',
    ],
    [
      'cards that a condition hides',
      `<div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="a"><button>b</button></form><ul data-cards-part="list"><li data-cards-part="card" {% if a %}hidden{% endif %}>{{ b }}</li></ul></div>`,
    ],
    [
      'hidden cards whose boxes a condition checks',
      `<div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="a" {% if a %} checked {% endif %}><button>b</button></form><ul data-cards-part="list"><li data-cards-part="card" hidden>{{ b }}</li></ul></div>`,
    ],
    [
      'hidden cards whose boxes an expression may check',
      `<div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="a" {{ b }}><button>b</button></form><ul data-cards-part="list"><li data-cards-part="card" hidden>{{ b }}</li></ul></div>`,
    ],
    [
      'hidden cards of a grid whose config an expression writes',
      `<div data-cards='{{ config }}'><form data-cards-part="filters"></form><ul data-cards-part="list"><li data-cards-part="card" hidden>{{ b }}</li></ul></div>`,
    ],
    [
      'hidden cards that the page is loaded to filter, or whose boxes are checked',
      `<div data-cards><form data-cards-part="filters"></form><ul data-cards-part="list"><li data-cards-part="card" hidden>{{ b }}</li></ul></div><div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="a" checked><button>b</button></form><ul data-cards-part="list"><li data-cards-part="card" hidden>{{ b }}</li></ul></div>`,
    ],
    [
      'a box whose card an expression names',
      `<div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="Sport"><button>b</button></form><ul data-cards-part="list"><li data-cards-part="card" data-filters="sport|a">a</li><li data-cards-part="card" data-filters="{{ a }}">b</li></ul></div>`,
    ],
    [
      'a box whose card an expression brings',
      `<div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="Sport"><button>b</button></form><ul data-cards-part="list"><li data-cards-part="card" data-filters="sport">a</li>{{ more }}</ul></div>`,
    ],
    [
      'a box and a card that a condition keeps apart',
      `<div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters">{% if a %}<input type="checkbox" name="filter[]" value="Sport">{% endif %}<button>b</button></form><ul data-cards-part="list"><li data-cards-part="card" data-filters="sport">a</li></ul></div>`,
    ],
    [
      'a form of boxes whose submit an expression brings',
      `<div data-cards='{"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="a">{{ submit }}</form><ul data-cards-part="list">{{ a }}</ul></div>`,
    ],
    [
      'a form of boxes with a submit for those without script',
      `<div data-shop-filters><form data-shop-filters-part="form"><input type="checkbox" name="filter[]" value="a" data-group="category"><noscript><button>b</button></noscript></form>{% if a %}{% endif %}</div>`,
    ],
    [
      'a form whose submit a component, an expression or another file brings',
      '<form data-form action="/a"><input name="a"><x-button></x-button></form><form data-form action="/a"><input name="a"><button type="{{ type }}">b</button></form><form data-form action="/a"><input name="a"><input type="{{ type }}"></form><form data-form action="/a" id="a"><input name="a"></form>{{ b }}',
    ],
    [
      'a form that another file fills, or ends',
      '{% macro a() %}<form data-form action="/a"><input type="hidden" name="a"></form>{% endmacro %}<form data-form action="/a"><input name="a">',
    ],
    [
      'a number of cards that an expression writes, here or in the config',
      `<div data-cards='{"first":{{ first }}}' data-cards-first="6"></div><div data-cards='{"first":6}' data-cards-first="{{ first }}"></div><div data-cards="{{ config }}" data-cards-first="6"></div><div data-cards='{"filtering":"{{ a }}"}' data-cards-first="6"></div>`.replaceAll(
        '></div>',
        '><ul data-cards-part="list"></ul></div>',
      ),
    ],
    [
      'names of steps that an expression writes, or whose number one does',
      '<div data-range><input type="range" aria-label="b" max="3" data-range-labels="{{ a }}"></div><div data-range><input type="range" aria-label="b" max="{{ max }}" data-range-labels=\'["a"]\'></div><div data-range><input type="range" {{ max }} data-range-labels=\'["a"]\'></div>',
    ],
    [
      'a call whose number an expression writes',
      '<a data-link="3989" href="/a" data-href-mobile="{{ number }}">a</a><a data-link="3989" href="/a" {{ attributes }}>a</a><a data-link="3989" href="/a" {% if a %}data-href-mobile="tel:1"{% endif %}>a</a><a data-link="{{ link }}" href="/a">a</a>',
    ],
    [
      'fields of a map search whose form an expression brings, or marks',
      '<div data-map-search><input data-map-search-part="address"><div data-map-search-part="list"></div>{{ home }}</div><div data-map-search><form action="/a" data-map-search-part="{{ home }}"><input data-map-search-part="address"><button>b</button></form><div data-map-search-part="list"></div></div>',
    ],
    [
      'a menu and a toggle that an expression places',
      '<div data-dropdown>{% set menu %}<ul data-dropdown-part="menu"></ul>{% endset %}<button data-dropdown-part="toggle">b</button>{{ menu }}</div>',
    ],
    [
      'an attribute of a root that an expression marks, beside one that is written',
      '<div data-timeline data-step="2"><p data-timeline-part="row">a</p></div><div {{ attributes }} data-step="2"></div>',
    ],
    ['rows without their table', '<tr data-timeline-part="row"><td>{{ a }}</td></tr>'],
    [
      'a part in a root that an expression marks, before one that is written',
      '<section{{ attributes }}><ul data-cards-part="list"></ul></section>\n<section data-cards><ul data-cards-part="list"></ul></section>',
    ],
    [
      'a part in a root that an expression marks, after one that is written',
      '<section data-cards><ul data-cards-part="list"></ul></section>\n<section{{ attributes }}><ul data-cards-part="list"></ul></section>',
    ],
    [
      'a part in an element that an expression names, beside a root',
      '<{{ tag }}><ul data-cards-part="list"></ul></{{ tag }}><section data-cards><ul data-cards-part="list"></ul></section>',
    ],
    [
      'a part in a component, beside a root',
      '<x-cards><div><ul data-cards-part="list"></ul></div></x-cards><section data-cards><ul data-cards-part="list"></ul></section>',
    ],
    [
      'a part that may be of another root than the one around it',
      '<section data-tabs><div {{ attributes }}><ul data-cards-part="list"></ul></div>{{ a }}</section>',
    ],
    [
      'a tool in an accordion that an expression marks, beside one that is written',
      '<div {{ attributes }}><button data-tool="42">a</button></div><div data-tool-accordion></div>',
    ],
    [
      'a part in an element of a root that an expression names',
      '<div data-tool-accordion><{{ tag }}><button data-tool-accordion-part="toggle">a</button></{{ tag }}></div>',
    ],
    [
      'another script’s part in a root that an expression may mark',
      '<section data-slider><ul data-slider-part="track"><li {{ attributes }}><p data-part="slide">a</p></li></ul></section>',
    ],
    [
      'another script’s config beside one that an expression writes',
      '<section data-cards="{{ config }}" data-config=\'{"first":6}\'><ul data-cards-part="list"></ul></section>',
    ],
    [
      'a required part that an expression may mark',
      '<section data-cards><ul {{ attributes }}></ul></section>',
    ],
    [
      'a required part that a component may bring',
      '<section data-cards><x-list></x-list></section>',
    ],
    [
      'a tab whose panel an expression may mark',
      '<div data-tabs><p data-tabs-part="list"><a data-tabs-part="tab" href="#a">a</a></p><div {{ attributes }}>b</div></div>',
    ],
    [
      'a tab whose panel a component brings',
      '<div data-tabs><p data-tabs-part="list"><a data-tabs-part="tab" href="#a">a</a></p><x-panel></x-panel></div>',
    ],
    [
      'a form of a map search that an expression may mark',
      '<div data-map-search><form action="/a" {{ attributes }}><input data-map-search-part="address"><button>b</button></form><div data-map-search-part="list"></div></div>',
    ],
    [
      'cards beside "more" that an expression may mark',
      '<section data-cards><ul data-cards-part="list"><li {{ attributes }}>a</li></ul><button data-cards-part="more">b</button></section>',
    ],
    [
      'modals whose player an expression, a component or another file brings',
      '<div data-player-modal id="a" role="dialog" aria-label="a" hidden>{{ a }}</div><div data-player-modal id="b" role="dialog" aria-label="a" hidden><button type="button" data-player-modal-part="close">b</button><x-player></x-player></div><div data-player-modal id="c" role="dialog" aria-label="a" hidden><button type="button" data-player-modal-part="close">b</button><div {{ c }}></div></div>',
    ],
    [
      'parts that a slot brings',
      '<div data-player-modal id="a" role="dialog" aria-label="a" hidden><button type="button" data-player-modal-part="close">b</button><slot></slot></div><section data-cards><slot name="list"></slot></section>',
    ],
    [
      'fields whose name, id or value an expression writes, or that it brings',
      '<form data-cart-button id="product_{{ a }}" action="/a"><input type="hidden" name="product" value="product_1"><input id="product_5" name="{{ b }}" data-cart-button-part="quantity"><button>c</button></form><form data-cart-button id="product_1" action="/a"><input type="hidden" name="product" value="{{ a }}"><input {{ b }} data-cart-button-part="quantity"><button>c</button></form><form data-cart-button id="product_2" action="/a"><input type="number" name="qty"><p {{ c }}></p><button>c</button></form>',
    ],
    [
      'elements whose form an expression names',
      '<section data-cards><form data-cards-part="filters" id="b"><button>a</button></form><ul data-cards-part="list">{{ a }}</ul></section><button form="{{ b }}" formaction="/a">a</button><div data-map-search><form data-map-search-part="home" action="/a"><button>c</button></form><div data-map-search-part="list"></div></div><input name="ville" form="{{ d }}">',
    ],
    [
      'a menu and a toggle that exclude each other',
      '<div data-dropdown>{% if a %}<ul data-dropdown-part="menu"></ul>{% else %}<button data-dropdown-part="toggle">a</button>{% endif %}</div><div data-dropdown>{% if a %}<ul data-dropdown-part="menu"></ul>{% endif %}{% if not a %}<button data-dropdown-part="toggle">a</button>{% endif %}</div><div data-dropdown>{% for b in c %}<ul data-dropdown-part="menu"></ul>{% else %}<button data-dropdown-part="toggle">a</button>{% endfor %}</div>',
    ],
    [
      'a menu and a toggle in a template whose conditions are not clear',
      '{% endif %}<div data-dropdown>{% ifchanged a %}<ul data-dropdown-part="menu"></ul>{% endifchanged %}<button data-dropdown-part="toggle">a</button></div>',
    ],
    [
      'an app link whose addresses an expression writes',
      '<a href="/a" data-app-link data-href-ios="{{ a }}">a</a><a href="/a" data-app-link {{ b }}>b</a><a href="/a" data-link="3989" data-href-mobile="{{ c }}">c</a>',
    ],
    ['tools on an element that an expression names', '<{{ tag }} data-tool-accordion></{{ tag }}>'],
    [
      'rows whose content or focus an expression may bring',
      '<div data-paddles><ul data-paddles-part="track">{% for a in b %}<li>{{ a }}</li>{% endfor %}</ul></div><div data-paddles><ul data-paddles-part="track">{% include "a" %}<li>a</li></ul></div><div data-paddles><ul data-paddles-part="track" tabindex="{{ a }}"><li>a</li></ul></div><div data-paddles><ul data-paddles-part="track" {{ a }}><li>a</li></ul></div><div data-paddles><ul data-paddles-part="track"><li {{ a }}>a</li></ul></div><div data-paddles><ul data-paddles-part="track"><{{ a }}>a</{{ a }}></ul></div>',
    ],
    [
      'rows whose content a slot or a component brings',
      '<div data-paddles><ul data-paddles-part="track"><slot></slot></ul></div><div data-paddles><ul data-paddles-part="track"><x-item></x-item></ul></div>',
    ],
    [
      'podcasts whose type or files an expression writes',
      `<div data-player='{"medias":[{"id":1,"media_sources":[{"src":"/a.mp3"}]}],"options":{"mediaType":"{{ a }}"}}'></div><div data-player='{"medias":[{"id":1,"media_sources":[{"src":"/a.mp3","type":"{{ a }}"}]}]}'></div><div data-player='{"medias":[{"id":1,"media_sources":[{"src":"{{ a }}"}]}]}'></div><div data-player='{"medias":[{"id":1,"media_sources":[{"src":"/a.mp3"}]}]{% if a %},"options":{"mediaType":"audio"}{% endif %}}'></div><div data-player='{"medias":[{"id":1,"media_sources":[{"src":"/a.mp3"}]}],"options":{{ a|json_encode|raw }}}'></div>`,
    ],
    [
      'ranges whose label an expression, a component or another file may bring',
      '<div data-range>{{ a }}<input type="range"></div><div data-range><input type="range" {{ a }}></div><div data-range><input type="range" aria-label="{{ a }}"></div><div data-range><input type="range" id="a"></div><div data-range><input type="range" id="{{ a }}"></div><div data-range><x-field><input type="range"></x-field></div><{{ a }}><div data-range><input type="range"></div></{{ a }}>',
    ],
    [
      'a tab that each branch, or an expression, selects, and a panel that a condition hides',
      '<div data-tabs><p data-tabs-part="list">{% if a %}<button data-tabs-part="tab" aria-controls="a" aria-selected="true">a</button>{% else %}<button data-tabs-part="tab" aria-controls="b" aria-selected="true">b</button>{% endif %}<button data-tabs-part="tab" aria-controls="c" aria-selected="{{ c }}">c</button></p><div data-tabs-part="panel" id="a" {% if b %} hidden {% endif %}></div><div data-tabs-part="panel" id="b"></div><div data-tabs-part="panel" id="c"></div></div>',
    ],
  ])('nothing is told of %s', (_, source) => {
    expect(told('a.twig', source)).toEqual([]);
  });
});

it('nothing is told of a modal whose player a component of Blade gets', () => {
  const modal = (player: string) =>
    `<div data-player-modal id="a" role="dialog" aria-label="a" hidden><button type="button" data-player-modal-part="close">b</button><div>${player}</div></div>`;

  expect(told('a.blade.php', modal('{{ $slot }}'))).toEqual([]);
  expect(told('a.blade.php', modal('<slot></slot>'))).toEqual([]);
});

it('nothing is told of a part whose root a function of PHP marks', () => {
  const marked =
    '<section <?= attrs(["data-cards" => $c]) ?>><ul data-cards-part="list"></ul></section>';
  const written = '<section data-cards><ul data-cards-part="list"></ul></section>';

  expect(told('a.php', `${marked}\n${written}`)).toEqual([]);
  expect(told('a.php', `${written}\n${marked}`)).toEqual([]);
});

it.each([
  ['a.html', '<p>{{ name }}</p>', 'html'],
  ['a.html', '{% block a %}{% endblock %}', 'twig'],
  ['a.html', '<?php echo 1 ?>', 'php'],
  ['a.html.twig', '', 'twig'],
  ['a.BLADE.php', '', 'blade'],
  ['a.phtml', '', 'php'],
  ['a.liquid', '', 'liquid'],
])('%s with %s is read as %s', (path, source, language) => {
  expect(languageOf(path, source)).toBe(language);
});

describe('JSON in an attribute', () => {
  it.each([
    ['a.twig', '<div data-player="{{ c|json_encode|raw }}"></div>'],
    ['a.twig', '<div data-player="{{ c|json_encode(constant("JSON_HEX_APOS")) | raw }}"></div>'],
    ['a.twig', '<div data-player={{ c|tojson }}></div>'],
    ['a.njk', '<div data-player="{{ c | dump | safe }}"></div>'],
    ['a.liquid', '<div data-player="{{ c | json }}"></div>'],
    ['a.blade.php', '<div data-player="{!! json_encode($c) !!}"></div>'],
    ['a.blade.php', '<div data-player="@json($c)"></div>'],
    ['a.php', '<div data-player="<?= wp_json_encode($c) ?>"></div>'],
    [
      'a.php',
      '<div data-player="<?= json_encode($c, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE) ?>"></div>',
    ],
    ['a.liquid', '<div data-player="{{ escape_rooms | json }}"></div>'],
  ])('is torn apart in %s: %s', (path, source) => {
    expect(told(path, source)).toEqual([
      '1:6 torn-config: an expression that does not escape it, not in single quotes',
    ]);
  });

  it('is torn apart in an attribute that is a list', () => {
    const source =
      '<div data-range><input type="range" max="{{ a }}" data-range-labels="{{ b|json_encode|raw }}" aria-label="b"></div>';

    expect(told('a.twig', source)).toEqual([
      '1:51 torn-config: an expression that does not escape it, not in single quotes',
    ]);
  });

  it.each([
    ['a.twig', '<div data-player="{{ c|json_encode }}"></div>'],
    ['a.twig', '<div data-player="{{ c|json_encode|e(\'html_attr\')|raw }}"></div>'],
    ['a.twig', "<div data-player='{{ c|json_encode|raw }}'></div>"],
    ['a.twig', '<div data-config="{{ c|json_encode|raw }}" data-modal-open="{{ b|raw }}"></div>'],
    ['a.liquid', '<div data-player="{{ c | json | escape }}"></div>'],
    ['a.blade.php', '<div data-player="{{ json_encode($c) }}"></div>'],
    ['a.blade.php', "<div data-player='@json($c)'></div>"],
    ['a.php', '<div data-player="<?= htmlspecialchars(json_encode($c)) ?>"></div>'],
    ['a.php', '<div data-player="<?= esc_attr(wp_json_encode($c)) ?>"></div>'],
    ['a.php', '<div data-player="<?= h(json_encode($c)) ?>"></div>'],
    ['a.php', '<div data-player="<?= Html::encode(json_encode($c)) ?>"></div>'],
    ['a.php', '<div data-player="<?= $this->escapeHtmlAttr(json_encode($c)) ?>"></div>'],
    ['a.php', `<div data-player="<?= str_replace('"', '&quot;', json_encode($c)) ?>"></div>`],
    [
      'a.blade.php',
      `<div data-player="{!! str_replace('"', '&quot;', json_encode($c)) !!}"></div>`,
    ],
    ['a.twig', `<div data-player="{{ c|json_encode|replace({'"': '&quot;'})|raw }}"></div>`],
    ['a.twig', '<div data-player="{{ c|json_encode|url_encode|raw }}"></div>'],
    ['a.liquid', `<div data-player="{{ c | json | replace: '"', '&quot;' }}"></div>`],
  ])('is whole in %s: %s', (path, source) => {
    expect(told(path, source)).toEqual([]);
  });
});

it('nothing is told of an address whose expression another language renders', () => {
  const source =
    '<p><a data-app-link href="/a" data-href-ios="{{ url }}" data-href-android="%URL%">a</a></p>';

  expect(told('a.php', source)).toEqual([]);
});

it.each(['{{ url }}', '[[tel]]', '%URL%', '{data.ios}', '@Model.Url', '<%= url %>/ios'])(
  'an address that was not rendered is told as such: %s',
  (address) => {
    const source = `<p><a data-app-link href="/a" data-href-ios="${address}">a</a></p>`;

    expect(mistakesIn({ path: 'a.html', source }).map(({ advice }) => advice)).toEqual([
      'the template’s expression was not rendered; render the template',
    ]);
  },
);

it('a trigger with the marker of its modal is told without the id that an expression writes', () => {
  const [mistake] = mistakesIn({
    path: 'a.twig',
    source: '<button data-modal="{{ a }}">b</button>',
  });

  expect(mistake?.advice).toBe('nothing opens; write data-modal-open="its-id" instead');
});

describe('in a page', () => {
  const HEAD = '<!doctype html><html lang="fr"><title>a</title>';
  const cards = (config: string, boxes: string) =>
    `<div data-cards='${config}'><form data-cards-part="filters">${boxes}</form><ul data-cards-part="list"><li data-cards-part="card" data-filters="sport|Bien manger">a</li></ul></div>`;
  const box = (value: string) => `<input type="checkbox" name="filter[]" value="${value}">`;

  it.each([
    [
      'boxes that cards have, or that are of another kind',
      cards(
        '{"filtering":"in-place"}',
        `${box('sport')}${box('Bien manger')}${box('nutrition')}<input type="checkbox" name="a" value="Sport"><button>b</button>`,
      ),
    ],
    ['a box whose page the server filters', cards('{}', `${box('Sport')}<button>a</button>`)],
    [
      'a number of cards that the config repeats, or that is told as it is read',
      `<div data-cards='{"first":6}' data-cards-first="6"></div><div data-cards data-cards-first="9"></div>`.replaceAll(
        '></div>',
        '><ul data-cards-part="list"></ul></div>',
      ),
    ],
    [
      'names for each step, none, or those of steps that have no number',
      '<div data-range><input type="range" aria-label="b" max="0.3" step="0.1" data-range-labels=\'["a","b","","d"]\'></div><div data-range><input type="range" aria-label="b" data-range-labels="[]"></div><div data-range><input type="range" aria-label="b" step="any" data-range-labels=\'["a"]\'></div>',
    ],
    [
      'links of another kind, and a call',
      '<a data-link="partenaire" href="/a">a</a><a data-link href="/a">a</a><a data-link="3989" data-href-mobile="tel:3989" href="/a">a</a><x-link data-link="3989"></x-link>',
    ],
    [
      'forms with a submit of any kind, in them or elsewhere',
      '<form data-form action="/a"><input name="a"><input type="submit"></form><form data-form action="/a"><input name="a"><input type="IMAGE" alt="b"></form><form data-form action="/a"><input name="a"><button type="send">b</button></form><form data-form action="/a" id="a"><input name="a"></form><button form="a">b</button>',
    ],
    [
      'a map search without a form, or with one for something else in its results',
      '<div data-map-search><div data-map-search-part="list"></div></div><div data-map-search><div data-map-search-part="results"><form action="/a"><input name="a"><button>b</button></form><div data-map-search-part="list"></div></div></div><div data-map-search><form data-form action="/a"><input name="a"><button>b</button></form><div data-map-search-part="list"></div></div>',
    ],
    [
      'filters that are sent to a page that may be this one, and a form for something else',
      '<section data-cards><form data-cards-part="filters" method="GET" action="/conseils"><button>a</button></form><ul data-cards-part="list"><li data-cards-part="card">a</li></ul></section><div data-map-search><form data-map-search-part="home" method="post" action="/a"><input name="address" data-map-search-part="address"><button formaction="/b">a</button></form><div data-map-search-part="list"></div></div>',
    ],
    [
      'values with blanks: of a box, of none, and beside one',
      cards('{}', `${box('Bien manger')}${box('Bien')}${box('bouger')}<button>a</button>`).replace(
        'sport|',
        'Bien bouger plus|Aider un proche|bouger|',
      ),
    ],
    [
      'a product by its number, with another form in it, and fields for something else',
      '<ul data-cart><li data-cart-part="row" id="product_4"><form action="/a"><input type="hidden" name="product" value="4"></form><input type="hidden" name="reference" value="9"></li></ul><form data-cart-button id="product_5" action="/a"><input type="hidden" name="product" value="product_5"><input type="hidden" name="token"><input type="checkbox" name="cadeau"><button>a</button></form><div data-map-search><form data-map-search-part="home" action="/a"><input name="address" data-map-search-part="address"><input name="rayon" type="number"><input type="checkbox" name="cgu"><button>a</button></form><div data-map-search-part="list"></div></div>',
    ],
    [
      'addresses of all kinds, and one of another script',
      '<p><a data-link="3989" data-href-mobile="sms:+33612345678" href="/a">a</a> <a data-link="3989" data-href-mobile="tel:39 89" href="/a">a</a> <a data-link="partenaire" data-href-mobile="3989" href="/a">a</a> <a data-app-link data-href-android="market://details?id=a" data-href-ios="ITMS-APPS://a" href="/a">a</a> <a data-app-link data-href-android="apps/android" data-href-ios="ios.html" href="/a">a</a> <a data-app-link data-href-android="?a" data-href-ios="" href="/a">a</a></p>',
    ],
    [
      'quantities in one form, by their product',
      '<form action="/a"><ul data-cart><li data-cart-part="row" id="product_4"><input type="number" name="quantity[4]" data-cart-part="quantity"></li></ul></form>',
    ],
    [
      'fields that can’t be the part of their name, and a text for something else',
      '<form data-cart-button id="product_1" action="/a"><select name="quantity"></select><button>a</button></form><form data-cart-button id="product_2" action="/a"><input type="text" name="gravure"><button>a</button></form><div data-map-search><form data-map-search-part="home" action="/a"><input name="address" data-map-search-part="address"><select name="type"></select><input name="type"><input name="region"><input type="number" name="rayon"><button>a</button></form><div data-map-search-part="list"></div></div>',
    ],
    [
      'a product by its reference, and its variants',
      '<form data-cart-button id="product_4" action="/a"><input type="hidden" name="product" value="brochure-arreter"><button>a</button></form><form data-cart-button id="product_5" action="/a"><input type="radio" name="product" value="5"><input type="radio" name="product" value="6"><input type="checkbox" name="product" value="7"><button>a</button></form>',
    ],
    [
      'addresses that are relative to the page',
      '<p><a data-app-link data-href-android="telecharger?os=android" data-href-ios="télécharger" href="/a">a</a> <a data-app-link data-href-android="t%C3%A9l%C3%A9charger#a" href="/a">a</a></p>',
    ],
    [
      'a panel that the search of the browser shows',
      '<div data-tabs><p data-tabs-part="list"><a href="#a" data-tabs-part="tab">a</a></p><div id="a" data-tabs-part="panel" hidden="until-found"></div></div>',
    ],
    [
      'rows that the keyboard can scroll, or that are empty, and a slider',
      `${['tabindex="0"><li>a</li>', '><li><a href="/a">a</a></li>', '><li><button>a</button></li>', '><li><input type="Text"></li>', '><li><video controls></video></li>', '><li><p contenteditable>a</p></li>', '><li tabindex="0">a</li>', 'tabindex="-1"><li><details><summary>a</summary></details></li>', '>'].map((track) => `<div data-paddles><ul data-paddles-part="track" ${track}</ul></div>`).join('')}<div data-slider><ul data-slider-part="track"><li data-slider-part="slide">a</li></ul></div>`,
    ],
    [
      'players of audio, of video, of both, and of audio with captions',
      [
        '{"medias":[{"id":1,"media_sources":[{"src":"/a.mp3"}]}],"options":{"mediaType":"audio"}}',
        '{"medias":[{"id":1,"media_sources":[{"src":"/a.mp3"},{"src":"/a.mp4"}]}]}',
        '{"medias":[{"id":1,"media_sources":[{"src":"/a.mp3"}]},{"id":2,"media_sources":[{"src":"/b.webm"}]}]}',
        '{"medias":[{"id":1,"media_sources":[{"src":"/a.ogg","type":"video/ogg"}]}]}',
        '{"medias":[{"id":1,"media_sources":[{"src":"/a.mp3s"}]}]}',
        '{"medias":[{"id":1,"media_sources":[{"src":"/a.mp3"}],"subtitles":[{"src":"/a.vtt"}]}]}',
      ]
        .map((config) => `<div data-player='${config}'></div>`)
        .join(''),
    ],
    [
      'ranges with a label of any kind',
      '<div data-range><label>a <input type="range"></label></div><label for="r">a</label><div data-range><input type="RANGE" id="r"></div><div data-range><input type="range" title="a"></div><div data-range><input type="range" aria-labelledby="r"></div><div data-range><label for="s">a</label><input type="range" id="s"></div>',
    ],
    [
      'tools around a list, in any element, and other roots on a list',
      '<div data-tool-accordion><ul><li data-tool-accordion-part="item">a</li></ul></div><article data-tool-accordion></article><ol data-timeline><li data-timeline-part="row">a</li></ol>',
    ],
    [
      'a menu after its toggle',
      '<div data-dropdown><p><button data-dropdown-part="toggle">b</button></p><ul data-dropdown-part="menu"></ul></div>',
    ],
  ])('nothing is told of %s', (_, html) => {
    expect(told('a.html', `${HEAD}<script src="/a.js"></script>${html}`)).toEqual([]);
  });

  it.each([
    ['a page without roots', '<h1>a</h1>'],
    ['a page in which an expression may write the script', '{{ scripts }}<p data-timeline></p>'],
    [
      'a page in which the server includes a file',
      '<!--#include virtual="/a" --><p data-timeline></p>',
    ],
    ['a page whose component may write the script', '<x-scripts></x-scripts><p data-timeline></p>'],
    [
      'a page in which Thymeleaf may write the script',
      '<div th:replace="fragments/scripts"></div><p data-timeline></p>',
    ],
    ['a page with a script that may load ours', '<script>load()</script><p data-timeline></p>'],
  ])('nothing is told of %s', (_, html) => {
    expect(told('a.html', HEAD + html)).toEqual([]);
  });

  it('nothing is told of a page in which TYPO3 Fluid may write the script', () => {
    const html = HEAD.replace('<html', '<html data-namespace-typo3-fluid="true"');

    expect(told('a.html', `${html}<p data-timeline></p>`)).toEqual([]);
  });

  it('a missing script is told once, at the first root, also in a page with names of XML', () => {
    const html = HEAD.replace('<html', '<html xml:lang="fr" xmlns:og="http://ogp.me/ns#"');
    const cards = '<section data-cards><ul data-cards-part="list"></ul></section>';

    expect(told('a.html', `${html}<p data-timeline></p>${cards}`)).toEqual([
      `1:${html.length + 4} missing-script: no script`,
    ]);
  });
});
