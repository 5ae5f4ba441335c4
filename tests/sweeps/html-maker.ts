/** Makes HTML as a CMS and its editors might: every kind of node that rendering and hydrating get wrong. */

/** A generator of numbers from 0 to 1 that always gives the same ones for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LEAVES = [
  'un mot',
  ' ',
  '&nbsp;« citation » ',
  '<br>',
  '<hr>',
  '<wbr>',
  '<img alt="" src="/media/cafe.svg" width="48" height="32">',
  '<input value="départ">',
  '<input type="checkbox" checked>',
  '<input type="radio" name="choix">',
  '<select><option>un<option selected>deux</select>',
  '<textarea>\nvotre message</textarea>',
  '<svg viewBox="0 0 8 8" width="8" height="8"><title>icône</title><path d="M0 0h8v8z"/></svg>',
  '<noscript><img alt="" src="/media/eau.svg"></noscript>',
  '<template><p>modèle</p></template>',
  '<!-- bloc 12 -->',
  '<x-partage data-url="/conseils">partager</x-partage>',
  '<button type="button" onclick="this.dataset.clicked = 1">écouter</button>',
  '<meter value="0.6">60 %</meter>',
  '<math><mi>x</mi></math>',
] as const;

const WRAPPERS = [
  ['<div class="bloc  large">', '</div>'],
  ['<p>', '</p>'],
  ['<span lang="en">', '</span>'],
  ['<ul><li>', '</ul>'],
  ['<dl><dt>terme<dd>', '</dl>'],
  ['<table><caption>tableau</caption><tr><td>', '</table>'],
  ['<details><summary>détail</summary>', '</details>'],
  ['<fieldset><legend>choix</legend>', '</fieldset>'],
  ['<a href="/conseils">', '</a>'],
  ['<figure>', '<figcaption>légende</figcaption></figure>'],
  ['<x-bloc>', '</x-bloc>'],
  ['<blockquote style="color: inherit">', '</blockquote>'],
] as const;

/** A fragment of some dozen nodes; the parser makes of it what it makes of any editor's HTML. */
export function fragment(random: () => number, depth = 3): string {
  const count = 1 + Math.floor(random() * 3);
  return Array.from({ length: count }, () => {
    if (depth === 0 || random() < 0.4) return pick(LEAVES, random);
    const [start, end] = pick(WRAPPERS, random);
    return `${start}${fragment(random, depth - 1)}${end}`;
  }).join('');
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('expected a number from 0 to 1, 1 left out');
  return item;
}
