/**
 * Samples that both ways of cleaning must treat alike. Unit tests run DOMPurify, browser tests the built-in
 * sanitizer.
 */

export interface Sample {
  readonly why: string;
  readonly html: string;
  readonly cleaned: string;
}

export const KEPT: readonly string[] = [
  '<section id="title" class="resultat" aria-labelledby="t" data-score="3"><h2 id="t" tabindex="-1">Titre</h2></section>',
  '<a href="/page" target="_blank" rel="noopener" hreflang="en" title="x (nouvelle fenêtre)">lien</a>',
  '<a href="tel:3989" data-link="3989" data-href-mobile="tel:3989">3989</a>',
  '<figure><img src="/a.svg" alt="3 points" width="3" height="4" loading="lazy"><figcaption>Score</figcaption></figure>',
  '<div data-tool-accordion=""><button type="button" data-tool="42">Outil</button></div>',
  '<table><caption>T</caption><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>',
  '<p lang="en">R&amp;D <strong>a</strong> <em>b</em> <br> <small>c</small> <abbr title="d">e</abbr></p>',
  '<form class="rappel" action="/rappel" method="post"><label for="t">Téléphone</label><input id="t" name="telephone" type="tel" required=""><select name="heure"><option selected="">9 h</option></select><textarea name="mot">a</textarea><button>Me rappeler</button></form>',
  '<form id="product_12"><input type="hidden" name="id" value="12"><button name="submit">Ajouter</button></form>',
  '<form id="loin"></form><input name="a" form="loin">',
  '<ul role="list"><li>a</li></ul><details open=""><summary>s</summary>t</details>',
];

export const CLEANED: readonly Sample[] = [
  { why: 'scripts', html: '<p>a<script>boum()</script></p>', cleaned: '<p>a</p>' },
  { why: 'handlers', html: '<img src="/x" onerror="boum()">', cleaned: '<img src="/x">' },
  {
    why: 'handlers of details',
    html: '<details ontoggle="boum()">a</details>',
    cleaned: '<details>a</details>',
  },
  { why: 'addresses that run', html: '<a href="javascript:boum()">a</a>', cleaned: '<a>a</a>' },
  {
    why: 'such an address in disguise',
    html: '<a href=" java&#10;script:boum()">a</a>',
    cleaned: '<a>a</a>',
  },
  { why: 'style sheets', html: '<style>p{}</style><p>a</p>', cleaned: '<p>a</p>' },
  {
    why: 'style sheets of an SVG',
    html: '<svg><style>p{}</style><path d="M0 0"></path></svg>',
    cleaned: '<svg><path d="M0 0"></path></svg>',
  },
  {
    why: 'style sheets of a formula',
    html: '<math><mi><mglyph><style>p{}</style></mglyph></mi></math><p>a</p>',
    cleaned: '<math><mi><mglyph></mglyph></mi></math><p>a</p>',
  },
  {
    why: 'notes of what an element held before',
    html: `<p data-islands-was='{":position":"fixed"}' data-other="1">a</p>`,
    cleaned: '<p data-other="1">a</p>',
  },
  { why: 'style attributes', html: '<p style="color:red">a</p>', cleaned: '<p>a</p>' },
  {
    why: 'forms that lead to another host',
    html: '<form action="https://ailleurs.example/x"><input name="a"></form><p>a</p>',
    cleaned: '<p>a</p>',
  },
  {
    why: 'forms whose address is none',
    html: '<form action="http://["><input name="a"></form><p>a</p>',
    cleaned: '<p>a</p>',
  },
  {
    why: 'forms whose address runs',
    html: '<form action="javascript:boum()"><input name="a"></form>',
    cleaned: '<form><input name="a"></form>',
  },
  {
    why: 'ways of a field into a form of the page',
    html: '<input name="a"><input name="b" form="paiement">',
    cleaned: '<input name="a" form=""><input name="b" form="">',
  },
  {
    why: 'frames',
    html: '<iframe srcdoc="<script>boum()</script>"></iframe><p>a</p>',
    cleaned: '<p>a</p>',
  },
  {
    why: 'objects',
    html: '<object data="/x"></object><embed src="/x"><p>a</p>',
    cleaned: '<p>a</p>',
  },
  {
    why: 'what reloads the page',
    html: '<meta http-equiv="refresh" content="0;url=/x"><base href="//x/"><p>a</p>',
    cleaned: '<p>a</p>',
  },
  { why: 'comments', html: '<p>a<!-- b --></p>', cleaned: '<p>a</p>' },
  {
    why: 'where a button sends a form',
    html: '<form><button formaction="https://ailleurs.example/x">a</button></form>',
    cleaned: '<form><button>a</button></form>',
  },
];
