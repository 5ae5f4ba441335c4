/**
 * Generates HTML as a CMS and its editors might write it, with every kind of node that is difficult for rendering and
 * hydration.
 */
import fc from 'fast-check';

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

/** The maximum depth of nested wrappers. */
const DEPTH = 3;

/** Fragments of about a dozen nodes, parsed like an editor's HTML. */
export const fragments: fc.Arbitrary<string> = siblings(DEPTH);

function siblings(depth: number): fc.Arbitrary<string> {
  return fc.array(node(depth), { minLength: 1, maxLength: 3 }).map((nodes) => nodes.join(''));
}

function node(depth: number): fc.Arbitrary<string> {
  const leaf = fc.constantFrom(...LEAVES);
  if (depth === 0) return leaf;
  const wrapped = fc
    .tuple(fc.constantFrom(...WRAPPERS), siblings(depth - 1))
    .map(([[start, end], inside]) => `${start}${inside}${end}`);
  return fc.oneof({ arbitrary: leaf, weight: 2 }, { arbitrary: wrapped, weight: 3 });
}
