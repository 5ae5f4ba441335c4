/** Plants one mistake into a good page. The checker has to report exactly one message, at the right place. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mistakesIn } from './check.ts';
import { RULES } from './rule-names.ts';

const PATH = 'tooling/checker/samples/page.html';
const GOOD = readFileSync(PATH, 'utf8');

/** The name of the mistake, the text in the good page, its replacement, and where the message points to. */
type Planted = readonly [kind: string, good: string, bad: string, told: string];

/** Returns a grid as a server sends it for `?filter[]=a`. A card is its value, and `hidden` if it doesn't match. */
function filtered(first: number, cards: readonly string[]): string {
  const items = cards.map((card) => {
    const [value, ...hidden] = card.split(' ');
    return `<li data-cards-part="card" data-filters="${value}" ${hidden}>c</li>`;
  });
  return `<section data-cards='{"first":${first},"filtering":"in-place"}'><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="a" checked aria-label="a"><button>b</button></form><ul data-cards-part="list">${items.join('')}</ul><button data-cards-part="more">c</button></section>`;
}

const DIALOG =
  '<dialog data-modal id="d" aria-label="D"><div data-modal-part="panel"><button type="button" data-modal-part="close">x</button></div></dialog>';

const PLANTED: readonly Planted[] = [
  [
    'a misspelt root',
    'section data-cards=',
    'section data-crads=',
    '10:10 misspelt-name: found data-crads: write data-cards',
  ],
  [
    'a misspelt part attribute',
    'data-cards-part="status"',
    'data-card-part="status"',
    '15:6 misspelt-name: found data-card-part: write data-cards-part',
  ],
  [
    'a misspelt attribute',
    'data-step="3"',
    'data-setp="3"',
    '40:20 misspelt-name: found data-setp: write data-step',
  ],
  [
    'a misspelt name of a part',
    'data-cards-part="more"',
    'data-cards-part="moer"',
    '20:25 part-name: found "moer": this part is ignored; correct data-cards-part: write "more"',
  ],
  [
    'a misspelt strategy',
    'data-when="visible"',
    'data-when="visibel"',
    '10:67 strategy: found "visibel": "idle" is used; correct data-when',
  ],
  [
    'a part in an attribute that nobody reads',
    'data-cards-part="more"',
    'data-part="more"',
    '20:25 part-without-marker: found data-part="more": write data-cards-part="more"',
  ],
  [
    'a part outside its root',
    '<main>',
    '<main><button data-cards-part="more">Plus</button>',
    '8:15 stray-part: found no data-cards around it: move it into an element with data-cards, or remove the attribute',
  ],
  [
    'a part that is there twice',
    '<p data-cards-part="status">',
    '<p data-cards-part="status"></p><p data-cards-part="status">',
    '15:38 repeated-part: found 2 of them: only the first works; remove the attribute from the others',
  ],
  [
    'a part that is missing',
    'ul data-cards-part="list"',
    'ul',
    '10:10 part-missing: found no such part: the root does not start; add data-cards-part="list" to an element in it',
  ],
  [
    'a root on the wrong element',
    '<h1>',
    '<p data-fagerstrom></p><h1>',
    '9:4 root-element: found <p>: the root does not start; use <form>',
  ],
  [
    'a part that is no button',
    '<button data-cart-button-part="submit">Ajouter</button>',
    '<span data-cart-button-part="submit">Ajouter</span>',
    '55:9 part-element: found <span>: this part is ignored; use <button>',
  ],
  [
    'two islands on an element',
    'section data-player',
    'section data-profile data-player',
    '50:23 second-island: found data-profile before data-player: only one of them starts; move data-player to an element of its own',
  ],
  [
    'a trailing comma',
    '"in-place"}',
    '"in-place",}',
    '10:65 config: found "}" at character 44, after …tep":3,"filtering":"in-place",: the defaults are used; correct data-cards: remove the trailing comma',
  ],
  [
    'single quotes',
    `data-cards='{"first":6,"step":3,"filtering":"in-place"}'`,
    `data-cards="{'first':6}"`,
    `10:23 config: found "'first':6}" at character 2, after {: the defaults are used; correct data-cards: replace the single quotes by double quotes`,
  ],
  [
    'a mistake after references',
    `data-cards='{"first":6,"step":3,"filtering":"in-place"}'`,
    'data-cards="{&quot;first&quot;:6,&#34;step&#34;:3,}"',
    '10:60 config: found "}" at character 21, after {"first":6,"step":3,: the defaults are used; correct data-cards: remove the trailing comma',
  ],
  [
    'a mistake after an ampersand that is no reference',
    `data-cards='{"first":6,"step":3,"filtering":"in-place"}'`,
    `data-cards='{"first":"a&b",}'`,
    '10:37 config: found "}" at character 16, after {"first":"a&b",: the defaults are used; correct data-cards: remove the trailing comma',
  ],
  [
    'quotes that end the attribute',
    `data-cards='{"first":6,"step":3,"filtering":"in-place"}'`,
    `data-cards="{"first":6}"`,
    '10:23 config: found the end of the text at character 2, after {: the defaults are used; correct data-cards: a quote ends an attribute in double quotes; write &quot; or put the attribute in single quotes',
  ],
  [
    'quotes that are escaped twice',
    `data-cards='{"first":6,"step":3,"filtering":"in-place"}'`,
    `data-cards="{&amp;quot;first&amp;quot;:6}"`,
    '10:23 config: found "&quot;first&" at character 2, after {: the defaults are used; correct data-cards: the quotes were escaped twice (&amp;quot;); escape the JSON once',
  ],
  [
    'an apostrophe that ends the attribute',
    '"title":"Souffler"',
    `"title":"J'arrête"`,
    '50:52 config: found the end of the text at character 30, after {"medias":[{"id":1,"title":"J: the defaults are used; correct data-player: an apostrophe ends an attribute in single quotes; write &#39; instead',
  ],
  [
    'an expression that was not rendered',
    `data-cards='{"first":6,"step":3,"filtering":"in-place"}'`,
    `data-cards="{{ config }}"`,
    '10:23 config: found "{ config }}" at character 2, after {: the defaults are used; correct data-cards: the template’s expression was not rendered; render the template',
  ],
  [
    'a number that is a text',
    '"first":6',
    '"first":"6"',
    '10:23 config: found "6": 9 is used; correct data-cards',
  ],
  [
    'a key that nobody knows',
    '"step":3',
    '"setp":3',
    '10:33 config: found "setp": this key is ignored; correct data-cards: write "step"',
  ],
  [
    'a value deep in a config',
    '"src":"/a.mp4"',
    '"src":12',
    '50:79 config: found 12: this item is ignored; correct data-player',
  ],
  [
    'a text instead of a list deep in a config',
    '[{"src":"/a.mp4"}]',
    '"/a.mp4"',
    '50:61 config: found "/a.mp4": this item is ignored; correct data-player',
  ],
  [
    'a value that is missing deep in a config',
    '{"src":"/a.mp4"}',
    '{"type":"video/mp4"}',
    '50:78 config: found no value: this item is ignored; correct data-player',
  ],
  [
    'an attribute that is no number',
    'data-step="3"',
    'data-step="trois"',
    '40:20 attribute-value: found "trois": 3 is used; correct data-step',
  ],
  [
    'a list in an attribute that can’t be read',
    '"Plus tard"]',
    '"Plus tard",]',
    '36:164 attribute-value: found "]" at character 30, after ["Tout de suite","Plus tard",: the default is used; correct data-range-labels: remove the trailing comma',
  ],
  [
    'an attribute that is written in another way',
    'id="product_12"',
    'id="produit_12"',
    '53:24 attribute-value: found "produit_12": correct id',
  ],
  [
    'an attribute that the root goes by, left out',
    'data-cart-button id="product_12"',
    'data-cart-button',
    '53:7 attribute-value: found no id: add id',
  ],
  [
    'a message for no field',
    'data-for="postal"',
    'data-for="code"',
    '32:29 missing-reference: found "code": no message will be shown there; correct data-for',
  ],
  [
    'a config in another attribute',
    `data-cards='{"first":6,"step":3,"filtering":"in-place"}'`,
    `data-cards data-config='{"first":6,"step":3,"filtering":"in-place"}'`,
    '10:21 config-elsewhere: found it in data-config: the script ignores it there; move it into data-cards',
  ],
  [
    'an id that is there twice',
    '<h1>',
    '<h1 id="a">',
    '47:8 repeated-id: found id="a" on 2 elements: only the first is used; give each its own id',
  ],
  [
    'a trigger without its target',
    'data-modal-open="partenaires"',
    'data-modal-open="partenaire"',
    '22:37 trigger-without-target: found "partenaire": write "partenaires"',
  ],
  [
    'a label of nothing',
    'label for="delai"',
    'label for="delais"',
    '36:26 missing-reference: found "delais": no element has that id; correct for',
  ],
  [
    'a tab without its panel',
    'href="#b"',
    'href="#c"',
    '46:71 unpaired-part: found href="#c": write href="#b"',
  ],
  [
    'a modal that nothing can open',
    '<h1>',
    '<div data-modal role="dialog" aria-label="M" hidden><button type="button" data-modal-part="close">F</button></div><h1>',
    '9:1 modal-without-id: found no id: nothing can open it; add an id, and write it into data-modal-open',
  ],
  [
    'a modal without a role',
    ' role="dialog"',
    '',
    '23:1 modal-role: found no role: the script sets role="dialog"; write it in the template',
  ],
  [
    'a modal without a name',
    ' aria-labelledby="partenaires-titre"',
    '',
    '23:1 modal-name: found no name: its first heading is used; write the id of the heading into aria-labelledby',
  ],
  [
    'a modal without a way out',
    ' data-modal-part="close"',
    '',
    '23:6 modal-close: found no such part: the script adds a button at the end; add one with data-modal-part="close"',
  ],
  [
    'a modal that is not hidden',
    ' hidden>\n  <div data-modal-part="panel"',
    '>\n  <div data-modal-part="panel"',
    '23:1 modal-hidden: found neither hidden nor a link: without script, the modal is always visible; add hidden, or add href="#partenaires" to its trigger',
  ],
  [
    'a link to a hidden modal',
    '<h1>',
    '<a href="#partenaires" data-modal-open="partenaires">Partenaires</a><h1>',
    '9:4 closed-target: found a hidden modal with data-modal: without script, the link leads nowhere; remove hidden, or give the link the address of a page',
  ],
  [
    'a link to a closed dialog',
    '<h1>',
    `<a href="#d" data-modal-open="d">D</a>${DIALOG}<h1>`,
    '9:4 closed-target: found a closed <dialog> with data-modal: without script, the link leads nowhere; add open, or give the link the address of a page',
  ],
  [
    'an open dialog without a link',
    '<h1>',
    `${DIALOG.replace('<dialog', '<dialog open')}<h1>`,
    '9:1 modal-hidden: found neither hidden nor a link: without script, the modal is always visible; remove open, or add href="#d" to its trigger',
  ],
  [
    'a div in a paragraph',
    '<p data-cards-part="status"></p>',
    '<p data-cards-part="status"><div></div></p>',
    '15:31 undone-nesting: found <div>: the browser ends the <p> before it; use <div> instead of <p>',
  ],
  [
    'a form in a form',
    '<button>Envoyer</button>',
    '<button>Envoyer</button><form></form>',
    '33:27 undone-nesting: found <form>: the browser ignores the tag; move it or remove it',
  ],
  [
    'a link in a link',
    'L’application',
    '<a href="/b">L’application</a>',
    '58:91 undone-nesting: found <a> in <a>: the browser ends the first one before it; move it after the first one',
  ],
  [
    'a div between cells',
    '<tr><td>',
    '<div></div><tr><td>',
    '57:15 undone-nesting: found <div>: the browser moves it before the table; move it into a cell',
  ],
  [
    'a row without a table',
    '<h1>',
    '<tr></tr><h1>',
    '9:1 undone-nesting: found <tr>: the browser ignores the tag; move it or remove it',
  ],
  [
    'an attribute that is there twice',
    '<section data-player=',
    '<section class="a" class="b" data-player=',
    '50:20 undone-nesting: found class twice: the browser ignores the second one; remove one of them',
  ],
  [
    'a pattern that browsers ignore',
    'pattern="[0-9]{5}"',
    'pattern="[0-9(-]{5}"',
    '31:36 invalid-pattern: found "[0-9(-]{5}": browsers ignore it; write \\ before - ( [ { / | inside brackets',
  ],
  [
    'a form that leads nowhere',
    ' action="/test-de-dependance"',
    '',
    '35:1 form-without-action: found no action: without script, the form is sent to its own page; add action="…"',
  ],
  [
    'a link that leads nowhere',
    ' href="/application"',
    '',
    '58:4 link-without-address: found no href: without script, the link leads nowhere; add href="…"',
  ],
  [
    'a button for more of nothing',
    '<p data-timeline-part="row">Janvier</p>',
    '<p data-timeline-part="row" hidden>Janvier</p>',
    '43:3 more-without-list: found only hidden ones (2): without script, visitors see nothing; send some of them without hidden',
  ],
  [
    'a box whose name nobody reads',
    'name="filter[]"',
    'name="filters"',
    '12:35 box-name: found name="filters": the checkbox filters nothing; write name="filter[]"',
  ],
  [
    'a field whose name nobody reads',
    'name="timeFirstCigarette"',
    'name="time"',
    '35:1 missing-field: found time, numberCigarette: its answer is not sent; add name="timeFirstCigarette" to its field',
  ],
  [
    'a slide deep in the track',
    '<li data-slider-part="slide">Un</li>',
    '<li><b data-slider-part="slide">Un</b></li>',
    '58:165 misplaced-part: found it in <li>: the script ignores it there; move it into "track"',
  ],
  [
    'values that are joined by a comma',
    'data-filters="sport|stress"',
    'data-filters="sport, stress"',
    '17:32 joined-values: found "sport, stress": no filter matches this value; write data-filters="sport|stress"',
  ],
  [
    'a prefix of endpoints that is no path',
    'content="/fr"',
    'content="fr"',
    '4:49 wrong-prefix: found "fr": it leads elsewhere on each page; begin it with "/"',
  ],
  [
    'a part outside the part that it belongs into',
    '<div data-player-part="player"></div>',
    '<div data-tool-accordion><button type="button" data-tool-accordion-part="toggle">Souffler</button></div>',
    '51:50 misplaced-part: found it in <div>: the script ignores it there; move it into "item"',
  ],
  [
    'a tab whose address lacks its #',
    'href="#b"',
    'href="b"',
    '46:71 unpaired-part: found href="b": write href="#b"',
  ],
  [
    'a tab that names something else',
    'href="#b"',
    'href="#films"',
    '46:71 unpaired-part: found href="#films": this part shows nothing when clicked; correct the id',
  ],
  [
    'a tab that names nothing',
    '<a href="#b" data',
    '<a data',
    '46:68 unpaired-part: found no reference: this part shows nothing when clicked; add aria-controls with the id of that part',
  ],
  [
    'a panel without its tab',
    ' <a href="#b" data-tabs-part="tab">B</a>',
    '',
    '48:3 unpaired-part: found no "tab" for this part: it is always visible; refer to its id in a part "tab"',
  ],
  [
    'a range without its input',
    '<input id="delai" type="range"',
    '<select id="delai"></select><input type="hidden"',
    '36:8 missing-input: found no such input: the root does not start; add <input type="range">',
  ],
  [
    'a media that the player does not hold',
    'data-media="marcher"',
    'data-media="macher"',
    '59:52 unknown-item: found "macher": write "marcher"',
  ],
  [
    'a media after the last',
    'data-media="marcher"',
    'data-media="7"',
    '59:52 unknown-item: found "7": the first item is used; correct data-media',
  ],
  [
    'names of steps on the root',
    '<div data-range><label for="delai">Délai</label><input id="delai" type="range" name="timeFirstCigarette" max="1" data-range-labels',
    '<div data-range data-range-labels=\'["a","b"]\'><label for="delai">Délai</label><input id="delai" type="range" name="timeFirstCigarette" max="1" data-x',
    '36:19 misplaced-attribute: found it on <div>: the script ignores it there; move it to <input>',
  ],
  [
    'names of steps outside a range',
    '<div data-range>',
    '<div>',
    '36:105 misplaced-attribute: found no data-range around it: it has no effect; move it into an element with data-range',
  ],
  [
    'a tool outside an accordion',
    '<h1>',
    '<button type="button" data-tool="42">Fait</button><h1>',
    '9:23 misplaced-attribute: found no data-tool-accordion around it: it has no effect; move it into an element with data-tool-accordion',
  ],
  [
    'an attribute of a part on its root',
    '<div data-read-more>',
    '<div data-read-more data-label-open="Moins">',
    '64:21 misplaced-attribute: found it on <div>: the script ignores it there; move it to that element',
  ],
  [
    'an attribute of a root on a part',
    '<div data-timeline data-step="3">\n  <p data-timeline-part="row">',
    '<div data-timeline>\n  <p data-timeline-part="row" data-step="3">',
    '41:31 misplaced-attribute: found it on <p>: the script ignores it there; move it to that element',
  ],
  [
    'an address of apps under another name',
    'data-href-ios="/ios"',
    'data-href-apple="/ios"',
    '58:50 misspelt-name: found data-href-apple: write data-href-ios',
  ],
  [
    'a back to the top that is no control',
    '<h1>',
    '<p data-back-to-top>En haut</p><h1>',
    '9:4 unusual-element: found <p>: it may not work for everybody; use <a> or <button>',
  ],
  [
    'a password that shows',
    '<h1>',
    '<div data-password><input aria-label="Code" data-password-part="input"><button type="button" data-password-part="toggle">Voir</button></div><h1>',
    '9:45 unusual-type: found type="text": it works, but not fully; write type="password"',
  ],
  [
    'slides that are not marked',
    '<li data-slider-part="slide">Un</li>',
    '<li>Un</li><li>Deux</li>',
    '58:133 missing-child: found children without it: nothing moves; add data-slider-part="slide" to each child',
  ],
  [
    'a slider without a slide',
    '<li data-slider-part="slide">Un</li>',
    '',
    '58:133 missing-child: found no children: there is nothing to show; add some, or remove data-slider',
  ],
  [
    'a card that somebody has hidden',
    '<li data-cards-part="card" data-filters="stress">',
    '<li data-cards-part="card" data-filters="stress" hidden>',
    '18:54 hidden-item: found the attribute hidden: the script shows this element; remove data-cards-part to keep it hidden, or remove the element',
  ],
  [
    'a comment that turns off a rule that there is not',
    '<h1>',
    '<!-- islands-check-disable modal-hiden --><h1>',
    '9:1 disable-comment: found "modal-hiden": write modal-hidden',
  ],
  [
    'words of a root’s own with an element in them',
    '<p data-cards-part="status"></p>',
    '<p data-cards-part="status"><b>9</b> sur 12</p>',
    '15:3 mixed-words: found <b>: new text is added before it; remove <b>',
  ],
  [
    'a box whose value no card has, for a capital',
    'value="sport"> Sport',
    'value="Sport"> Sport',
    '12:51 box-value: found "Sport": the checkbox hides everything; write value="sport"',
  ],
  [
    'a box whose value has blanks and an accent more',
    'value="sport"> Sport',
    'value=" spôrt "> Sport',
    '12:51 box-value: found " spôrt ": the checkbox hides everything; write value="sport"',
  ],
  [
    'a form of boxes without a submit',
    '<button>Filtrer</button>',
    '',
    '11:3 filter-without-submit: found no submit button: without script, the checkboxes filter nothing; add a <button> to the form',
  ],
  [
    'a form of boxes without a submit, which loads the page to filter',
    '<main>',
    '<main><section data-cards><form data-cards-part="filters"><input type="checkbox" name="filter[]" value="a" aria-label="a"></form><ul data-cards-part="list"></ul></section>',
    '8:27 filter-without-submit: found no submit button: without script, the checkboxes filter nothing; add a <button> to the form',
  ],
  [
    'a test that no press sends',
    '<button>Voir mon résultat</button>',
    '',
    '35:1 missing-submit: found no submit button: visitors cannot send the form; add <button type="submit">',
  ],
  [
    'a form that is two roots, and that no press sends',
    '<h1>',
    '<form data-form data-fagerstrom action="/a"><input name="timeFirstCigarette"><input name="numberCigarette"></form><h1>',
    '9:1 missing-submit: found no submit button: visitors cannot send the form; add <button type="submit">',
  ],
  [
    'a form whose only button shows a password',
    '<button>Envoyer</button>',
    '<div data-password><input type="password" aria-label="Code" data-password-part="input"><button type="button" data-password-part="toggle">Voir</button></div>',
    '29:1 missing-submit: found no submit button: visitors cannot send the form; add <button type="submit">',
  ],
  [
    'a form whose only button sends nothing',
    '<button>Envoyer</button>',
    '<button type="button">Envoyer</button>',
    '29:1 missing-submit: found <button type="button">: visitors cannot send the form; write type="submit"',
  ],
  [
    'a product whose button stands in another form',
    '<button data-cart-button-part="submit">Ajouter</button>\n</form>',
    '</form><form action="/b"><button form="product_13">Ajouter</button></form>',
    '53:1 missing-submit: found no submit button: visitors cannot send the form; add <button type="submit">',
  ],
  [
    'a number of cards that is not that of the config',
    'data-when="visible"',
    'data-cards-first="9"',
    '10:67 config-mismatch: found "9": the layout jumps when the root starts; write data-cards-first="6"',
  ],
  [
    'a number of cards that is not the default',
    '"first":6,"step":3,"filtering":"in-place"}\'',
    '"step":3,"filtering":"in-place"}\' data-cards-first="6"',
    '10:57 config-mismatch: found "6": the layout jumps when the root starts; write data-cards-first="9", or write "first":6 into data-cards',
  ],
  [
    'fewer names than steps',
    ' max="1" data-range-labels',
    ' data-range-labels',
    '36:108 step-names: found 2 names: the other steps show their numbers; correct max, or add "" for each of them',
  ],
  [
    'more names than steps',
    ' max="1" data-range-labels',
    ' max="0.4" step="0.5" data-range-labels',
    '36:129 step-names: found 2 names: the last names are never shown; correct max, or remove these names',
  ],
  [
    'a call without a number',
    '<h1>',
    '<p><a data-link="3989" href="/aide">39 89</a></p><h1>',
    '9:7 missing-attribute: found no data-href-mobile: data-link has no effect; give data-href-mobile a value',
  ],
  [
    'a call whose number is empty',
    '<h1>',
    '<p><a data-link="3989" data-href-mobile=" " href="/aide">39 89</a></p><h1>',
    '9:24 missing-attribute: found data-href-mobile="": data-link has no effect; give data-href-mobile a value',
  ],
  [
    'a call that is written as it is spoken',
    '<h1>',
    '<p><a data-link="39 89" href="/aide">39 89</a></p><h1>',
    '9:7 misspelt-value: found "39 89": it has no effect; write data-link="3989"',
  ],
  [
    'a field of a map search without a form',
    '<h1>',
    '<div data-map-search><input data-map-search-part="address"><button>Chercher</button><div data-map-search-part="list"></div></div><h1>',
    '9:22 unsent-field: found no form: all results are shown at once, and the fields have no effect; put the fields into <form data-map-search-part="home">',
  ],
  [
    'a field of a map search in a form that is not marked',
    '<h1>',
    '<div data-map-search><form action="/a"><p><select data-map-search-part="region"></select></p><button>Chercher</button></form><div data-map-search-part="list"></div></div><h1>',
    '9:22 unsent-field: found a form without it: all results are shown at once, and the fields have no effect; add data-map-search-part="home" to the form',
  ],
  [
    'a map search whose form and field are not marked',
    '<h1>',
    '<div data-map-search><form action="/a"><input name="address"><button>Chercher</button></form><div data-map-search-part="list"></div></div><h1>',
    '9:22 unsent-field: found a form without it: all results are shown at once, and the fields have no effect; add data-map-search-part="home" to the form',
  ],
  [
    'a menu before its toggle',
    '<h1>',
    '<div data-dropdown><ul data-dropdown-part="menu"><li><a href="/a">A</a></li></ul><button type="button" data-dropdown-part="toggle">Menu</button></div><h1>',
    '9:24 part-order: found "menu" before "toggle": the Tab key skips it; move it after "toggle", and place it by CSS',
  ],
  [
    'a list of tabs that is missing around cards with a list',
    '<h1>',
    '<div data-tabs><section data-cards><ul data-cards-part="list"><li data-cards-part="card">a</li></ul></section></div><h1>',
    '9:6 part-missing: found no such part: the root does not start; add data-tabs-part="list" to an element in it',
  ],
  [
    'a list of tabs that is missing around tabs with a list',
    '<h1>',
    '<div data-tabs><div data-tabs><p data-tabs-part="list"></p></div></div><h1>',
    '9:6 part-missing: found no such part: the root does not start; add data-tabs-part="list" to an element in it',
  ],
  [
    'a list of tabs that is missing on cards with a list',
    '<h1>',
    '<div data-tabs data-cards><ul data-cards-part="list"><li data-cards-part="card">a</li></ul></div><h1>',
    '9:6 part-missing: found no such part: the root does not start; add data-tabs-part="list" to an element in it',
  ],
  [
    'a list of tabs that is missing in cards whose list is in the tabs',
    '<h1>',
    '<section data-cards><div data-tabs><ul data-cards-part="list"><li data-cards-part="card">a</li></ul></div></section><h1>',
    '9:26 part-missing: found no such part: the root does not start; add data-tabs-part="list" to an element in it',
  ],
  [
    'a toggle that is missing around one of a password',
    '<h1>',
    '<div data-read-more><div data-read-more-part="text"><div data-password><input type="password" aria-label="Code" data-password-part="input"><button type="button" data-password-part="toggle">Voir</button></div></div></div><h1>',
    '9:6 part-missing: found no such part: the root does not start; add data-read-more-part="toggle" to an element in it',
  ],
  [
    'a toggle that is missing around one of an accordion',
    '<h1>',
    '<div data-dropdown><div data-dropdown-part="menu"><div data-tool-accordion><div data-tool-accordion-part="item"><button type="button" data-tool-accordion-part="toggle">a</button><p>b</p></div></div></div></div><h1>',
    '9:6 part-missing: found no such part: the root does not start; add data-dropdown-part="toggle" to an element in it',
  ],
  [
    'a menu that is missing around a mobile menu',
    '<h1>',
    '<div data-dropdown><button type="button" data-dropdown-part="toggle">a</button><nav data-mobile-menu><button type="button" data-mobile-menu-part="toggle">b</button><div data-mobile-menu-part="panel"></div></nav></div><h1>',
    '9:6 part-missing: found no such part: the root does not start; add data-dropdown-part="menu" to an element in it',
  ],
  [
    'a trigger with the marker of its modal',
    'data-modal-open="partenaires"',
    'data-modal="partenaires"',
    '22:37 modal-on-trigger: found data-modal on <button>: nothing opens; write data-modal-open="partenaires" instead',
  ],
  [
    'a trigger that has both markers',
    'data-modal-open="partenaires"',
    'data-modal data-modal-open="partenaires"',
    '22:37 modal-on-trigger: found data-modal on <button>: nothing opens; remove data-modal',
  ],
  [
    'a link to a film with the marker of the modal',
    'data-player-modal-open="films" data-media="marcher"',
    'data-player-modal',
    '59:21 modal-on-trigger: found data-player-modal on <a>: nothing opens; write data-player-modal-open="its-id" instead',
  ],
  [
    'two tabs that are selected',
    '<a href="#a" data-tabs-part="tab">A</a> <a href="#b" data-tabs-part="tab">B</a>',
    '<a href="#a" data-tabs-part="tab" aria-selected="true">A</a> <a href="#b" data-tabs-part="tab" aria-selected="true">B</a>',
    '46:123 several-selected: found it on 2 elements: only the first is selected; remove it from the others',
  ],
  [
    'a panel that nobody sees without script',
    'id="b" data-tabs-part="panel"',
    'id="b" data-tabs-part="panel" hidden',
    '48:38 hidden-part: found the attribute hidden: without script, nothing shows this element; remove hidden, the script adds it',
  ],
  [
    'a menu that nobody sees without script',
    '<h1>',
    '<div data-dropdown><button type="button" data-dropdown-part="toggle">a</button><ul data-dropdown-part="menu" hidden><li><a href="/a">b</a></li></ul></div><h1>',
    '9:110 hidden-part: found the attribute hidden: without script, nothing shows this element; remove hidden, the script adds it',
  ],
  [
    'a panel that its class hides',
    'id="b" data-tabs-part="panel"',
    'class="tab-pane fade" id="b" data-tabs-part="panel"',
    '48:8 hiding-class: found class="tab-pane" without "active": without script, nothing shows this element; add the class "active", the script hides what is closed',
  ],
  [
    'a mobile menu that its class hides',
    '<h1>',
    '<div data-mobile-menu><button type="button" data-mobile-menu-part="toggle">a</button><nav class="collapse navbar-collapse" data-mobile-menu-part="panel"><a href="/a">b</a></nav></div><h1>',
    '9:91 hiding-class: found class="collapse" without "show": without script, nothing shows this element; add the class "show", the script hides what is closed',
  ],
  [
    'a form that the browser does not check',
    'form data-form method',
    'form data-form novalidate method',
    '29:17 unchecked-form: found novalidate: without script, and until it has loaded, wrong values are sent; remove novalidate, the script adds it',
  ],
  [
    'an app link without the address of a store',
    ' data-href-android="/android" data-href-ios="/ios"',
    '',
    '58:7 missing-attribute: found none of them: data-app-link has no effect; add one of them, or remove data-app-link',
  ],
  [
    'an app link whose addresses are empty',
    'data-href-android="/android" data-href-ios="/ios"',
    'data-href-android="" data-href-ios=" "',
    '58:7 missing-attribute: found only empty ones: data-app-link has no effect; add one of them, or remove data-app-link',
  ],
  [
    'an app link whose only address has another name',
    'data-href-android="/android" data-href-ios="/ios"',
    'data-href-apple="/ios"',
    '58:21 misspelt-name: found data-href-apple: write data-href-ios',
  ],
  [
    'a number that is no address',
    '<h1>',
    '<p><a data-link="3989" data-href-mobile="39 89" href="/aide">39 89</a></p><h1>',
    '9:24 wrong-address: found "39 89": it leads to a page of this site; write data-href-mobile="tel:3989"',
  ],
  [
    'a number with the 0 that is not dialled from abroad',
    '<h1>',
    '<p><a data-link="3989" data-href-mobile="+33 (0)1 49 33 22 22" href="/aide">A</a></p><h1>',
    '9:24 wrong-address: found "+33 (0)1 49 33 22 22": it leads to a page of this site; write data-href-mobile="tel:+33149332222"',
  ],
  [
    'a blank after the scheme',
    '<h1>',
    '<p><a data-link="3989" data-href-mobile="tel: 3989" href="/aide">39 89</a></p><h1>',
    '9:24 wrong-address: found "tel: 3989": it may lead nowhere; remove the blank after tel:',
  ],
  [
    'an address that was not rendered',
    '<h1>',
    '<p><a data-link="3989" data-href-mobile="{{ url }}" href="/aide">39 89</a></p><h1>',
    '9:24 wrong-address: found "{{ url }}": the template’s expression was not rendered; render the template',
  ],
  [
    'the number of an app',
    'data-href-ios="/ios"',
    'data-href-ios="id123456789"',
    '58:50 wrong-address: found "id123456789": it leads to a page of this site; begin it with a scheme such as https:, or with "/"',
  ],
  [
    'an address without the number',
    '<h1>',
    '<p><a data-link="3989" data-href-mobile="tel:" href="/aide">39 89</a></p><h1>',
    '9:24 wrong-address: found "tel:": it leads nowhere; write what follows tel:',
  ],
  [
    'an app by its name',
    'data-href-android="/android"',
    'data-href-android="fr.exemple.app"',
    '58:21 wrong-address: found "fr.exemple.app": it leads to a page of this site; begin it with a scheme such as https:, or with "/"',
  ],
  [
    'an address that would run a script',
    'data-href-ios="/ios"',
    'data-href-ios="javascript:open()"',
    '58:50 wrong-address: found "javascript:open()": the link keeps its href; correct data-href-ios',
  ],
  [
    'a modal for a player without one',
    '</main>',
    '<div data-player-modal id="f" role="dialog" aria-label="F" hidden><video src="/f.mp4"></video><button type="button" data-player-modal-part="close">F</button></div></main>',
    '65:6 missing-root: found no such element: nothing plays when it opens; add an element with data-player, or use data-modal for other content',
  ],
  [
    'a modal for a player that is misspelt',
    '</main>',
    '<div data-player-modal id="f" role="dialog" aria-label="F" hidden><p data-playre></p><button type="button" data-player-modal-part="close">F</button></div></main>',
    '65:70 misspelt-name: found data-playre: write data-player',
  ],
  [
    'filters that are posted',
    'form method="get" data-cards-part="filters"',
    'form method="POST" data-cards-part="filters"',
    '11:9 overruled-form: found method="POST": the script writes the filters into the address of this page; remove method, or use a form that is no part',
  ],
  [
    'filters that a button sends to another page',
    '<button>Filtrer',
    '<button formaction="/recherche">Filtrer',
    '13:13 overruled-form: found formaction on <button>: the script writes the filters into the address of this page; remove formaction, or use a form that is no part',
  ],
  [
    'filters that a button with the id of their form sends to another page',
    'form method="get" data-cards-part="filters">',
    'form method="get" data-cards-part="filters" id="filtres"><button form="filtres" formaction="/recherche">A</button>',
    '11:84 overruled-form: found formaction on <button>: the script writes the filters into the address of this page; remove formaction, or use a form that is no part',
  ],
  [
    'values of boxes that are joined by a blank',
    '> Sport</label>\n    <button>Filtrer</button>\n  </form>\n  <p data-cards-part="status"></p>\n  <ul data-cards-part="list">\n    <li data-cards-part="card" data-filters="sport|stress">',
    '> Sport</label> <label><input type="checkbox" name="filter[]" value="Aider un proche">A</label>\n    <button>Filtrer</button>\n  </form>\n  <p data-cards-part="status"></p>\n  <ul data-cards-part="list">\n    <li data-cards-part="card" data-filters="sport  Aider un proche">',
    '17:32 joined-values: found "sport  Aider un proche": no filter matches this value; write data-filters="sport|Aider un proche"',
  ],
  [
    'values that are joined by a blank, of which one begins as another',
    '> Sport</label>\n    <button>Filtrer</button>\n  </form>\n  <p data-cards-part="status"></p>\n  <ul data-cards-part="list">\n    <li data-cards-part="card" data-filters="sport|stress">',
    '> Sport</label> <label><input type="checkbox" name="filter[]" value="Aider">A</label> <label><input type="checkbox" name="filter[]" value="Aider un proche">B</label>\n    <button>Filtrer</button>\n  </form>\n  <p data-cards-part="status"></p>\n  <ul data-cards-part="list">\n    <li data-cards-part="card" data-filters="Aider un proche sport">',
    '17:32 joined-values: found "Aider un proche sport": no filter matches this value; write data-filters="Aider un proche|sport"',
  ],
  [
    'a product whose id is wrong, and whose number is not',
    'id="product_12" method="post" action="/panier">',
    'id="produit_12" method="post" action="/panier"><input type="hidden" name="product" value="product_12">',
    '53:24 attribute-value: found "produit_12": correct id',
  ],
  [
    'a quantity with another name',
    'name="quantity"',
    'name="qty"',
    '54:24 field-name: found name="qty": without script, the server does not read it; write name="quantity"',
  ],
  [
    'a quantity with another name, by its product',
    'name="quantity"',
    'name="qty[12]"',
    '54:24 field-name: found name="qty[12]": without script, the server does not read it; write name="quantity[12]"',
  ],
  [
    'a quantity that is not marked',
    ' data-cart-button-part="quantity"',
    '',
    '54:3 unread-field: found <input name="quantity"> without it: the script ignores this field; add data-cart-button-part="quantity" and name="quantity" if it is meant',
  ],
  [
    'a place of a map search under another name',
    '</main>',
    '<div data-map-search><form data-map-search-part="home" action="/a"><input aria-label="V" name="ville"><button>C</button></form><div data-map-search-part="list"></div></div></main>',
    '65:68 unread-field: found <input name="ville"> without it: the script ignores this field; add data-map-search-part="address" and name="address" if it is meant',
  ],
  [
    'a place of a map search that is marked, under another name',
    '</main>',
    '<div data-map-search><form data-map-search-part="home" action="/a"><input aria-label="V" name="ville" data-map-search-part="address"><button>C</button></form><div data-map-search-part="list"></div></div></main>',
    '65:90 field-name: found name="ville": without script, the server does not read it; write name="address"',
  ],
  [
    'a region of a map search that is nearly named',
    '</main>',
    '<div data-map-search><form data-map-search-part="home" action="/a"><select aria-label="R" name="regions"></select><button>C</button></form><div data-map-search-part="list"></div></div></main>',
    '65:68 unread-field: found <select name="regions"> without it: the script ignores this field; add data-map-search-part="region" and name="region" if it is meant',
  ],
  [
    'a product with the id of another one in it',
    '<input type="number" name="quantity"',
    '<input id="product_5" type="number" name="quantity"',
    '54:10 mixed-ids: found id="product_5": correct the id that is wrong',
  ],
  [
    'a product that sends another one',
    '<input type="number" name="quantity"',
    '<input type="hidden" name="product" value="5"><input type="number" name="quantity"',
    '54:39 mixed-ids: found value="5": without script, another one is sent; write value="product_12"',
  ],
  [
    'a product that sends the id of another one',
    '<input type="number" name="quantity"',
    '<input type="hidden" name="product" value="product_2"><input type="number" name="quantity"',
    '54:39 mixed-ids: found value="product_2": without script, another one is sent; write value="product_12"',
  ],
  [
    'a part that is a link without an address',
    '<button type="button" data-cards-part="more">Voir plus</button>',
    '<a data-cards-part="more">Voir plus</a>',
    '20:3 link-without-address: found no href: without script, the link leads nowhere; add href="…"',
  ],
  [
    'a product that is no form',
    '<h1>',
    '<div data-cart-button id="product_7"><button type="button" data-cart-button-part="submit">Ajouter</button></div><h1>',
    '9:6 missing-submit: found <div id="product_7"> without a form: nothing can be sent; write <form>',
  ],
  [
    'a quantity that is not marked and has another name',
    'name="quantity" value="1" data-cart-button-part="quantity"',
    'name="nombre"',
    '54:3 unread-field: found <input name="nombre"> without it: the script ignores this field; add data-cart-button-part="quantity" and name="quantity" if it is meant',
  ],
  [
    'a page without a script',
    '<script type="module" async src="/assets/islands/islands.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '10:10 missing-script: found no script: no root starts unless the script is added later; add <script type="module" async src="/assets/islands/islands.js"></script>, with your path',
  ],
  [
    'a button for more cards than match the address',
    '</main>',
    `${filtered(2, ['a', 'a', 'b hidden'])}</main>`,
    '65:386 vanishing-more: found no hidden, and 2 that match: the layout jumps when the script hides it; add hidden to it',
  ],
  [
    'a button for more cards than the only one that matches the address',
    '</main>',
    `${filtered(2, ['a', 'b hidden', 'b hidden'])}</main>`,
    '65:392 vanishing-more: found no hidden, and 1 that matches: the layout jumps when the script hides it; add hidden to it',
  ],
  [
    'a row that the keyboard cannot scroll',
    '<h1>',
    '<div data-paddles><ul data-paddles-part="track"><li>A</li></ul></div><h1>',
    '9:23 unreachable-row: found neither: the keyboard cannot scroll it; write tabindex="0"',
  ],
  [
    'a row that only a script can focus',
    '<h1>',
    '<div data-paddles><ul data-paddles-part="track" tabindex="-1"><li><a>A</a><input type="hidden"></li></ul></div><h1>',
    '9:49 unreachable-row: found tabindex="-1", and no such element: the keyboard cannot scroll it; write tabindex="0"',
  ],
  [
    'a podcast that plays as a video',
    '"/a.mp4"',
    '"/a.mp3?v=2"',
    '50:10 media-type: found no "mediaType": they play in a <video>; write "options":{"mediaType":"audio"}',
  ],
  [
    'a podcast that is sent as a video',
    '[{"src":"/a.mp4"}]}]',
    '[{"src":"/a.mp4","type":"audio/mp4"},{"src":"/A.OGG"}]}],"options":{"mediaType":"video"}',
    '50:145 media-type: found "video": they play in a <video>; write "options":{"mediaType":"audio"}',
  ],
  [
    'a range without a label',
    '<label for="delai">Délai</label>',
    '<label>Délai</label>',
    '36:39 missing-label: found no label: screen readers cannot name it; add <label for="delai">',
  ],
  [
    'a range whose label refers to nothing',
    '<label for="delai">Délai</label><input id="delai" type="range"',
    '<label for="">Délai</label><output for="delai"></output><input id="delai" type="RANGE"',
    '36:75 missing-label: found no label: screen readers cannot name it; add <label for="delai">',
  ],
  [
    'a range that nothing can label',
    '<label for="delai">Délai</label><input id="delai"',
    '<input aria-label=" "',
    '36:19 missing-label: found no label: screen readers cannot name it; add an id, and a <label> with that id in for',
  ],
  [
    'tools that are a list',
    '<h1>',
    '<ul data-tool-accordion><li data-tool-accordion-part="item"><button type="button" data-tool-accordion-part="toggle">A</button><div data-tool-accordion-part="panel">B</div></li></ul><h1>',
    '9:5 unusual-element: found <ul>: the script adds a status to it, which is no item of a list; move data-tool-accordion to a <div> around it',
  ],
  [
    'a card that is hidden by the address, before others',
    '</main>',
    `${filtered(2, ['a', 'b hidden', 'a', 'a'])}</main>`,
    '65:309 item-order: found one before others: until the script runs, it may count as one of the first 2; move it to the end',
  ],
  [
    'more cards than are visible at the start, without a button',
    '<button type="button" data-cards-part="more">Voir plus</button>',
    `<ul>${'<li data-cards-part="card" data-filters="a">a</li>'.repeat(5)}</ul>`,
    '10:10 needed-part: found no such part: all cards are shown; add a button or a link as that part',
  ],
  [
    'cards that are filtered in place, without filters',
    '</main>',
    `<div data-cards='{"filtering":"in-place"}'><ul data-cards-part="list"></ul></div></main>`,
    '65:6 needed-part: found no such part: the filters in the address have no effect; add a form as that part',
  ],
  [
    'hidden rows of a timeline without a button',
    '<button type="button" data-timeline-part="more">Plus ancien</button>',
    '',
    '40:6 needed-part: found no such part: all rows are shown; add a button or a link as that part',
  ],
  [
    'a panel without a toggle',
    '<h1>',
    '<div data-tool-accordion><div data-tool-accordion-part="item"><p>A</p><div data-tool-accordion-part="panel">B</div></div></div><h1>',
    '9:76 needed-part: found no such part: the panel stays visible; add a button to its item',
  ],
  [
    'a key for a map without the id of the map',
    '</main>',
    `<div data-map-search='{"locate":"ask","apiKey":"a"}'><form data-map-search-part="home" action="/a"><input name="address" aria-label="a" data-map-search-part="address"><button>b</button></form><div data-map-search-part="list"></div></div></main>`,
    '65:39 missing-key: found no "mapId": no map is shown, because Google needs it for markers; add "mapId"',
  ],
  [
    'a key for a map with an empty id of the map',
    '</main>',
    `<div data-map-search="{&quot;apiKey&quot;:&quot;a&quot;,&quot;mapId&quot;:&quot;&quot;}"><form data-map-search-part="home" action="/a"><input name="address" aria-label="a" data-map-search-part="address"><button>b</button></form><div data-map-search-part="list"></div></div></main>`,
    '65:57 missing-key: found no "mapId": no map is shown, because Google needs it for markers; add "mapId"',
  ],
  [
    'a source of a media that would run a script',
    '[{"src":"/a.mp4"}]',
    '[{"src":"/a.mp4"},{"src":"javascript:a()"}]',
    '50:96 wrong-address: found "javascript:a()": this address is ignored; correct data-player',
  ],
  [
    'a picture of a media in the config itself',
    '"title":"Souffler"',
    '"title":"Souffler","image":{"src":"data:image/gif;base64,R0lGODlhAQABAAAAACw="}',
    '50:70 wrong-address: found "data:image/gif;base64,R0lGODlhAQABAAAAACw=": this address is ignored; correct data-player',
  ],
  [
    'a download by a link without a file name',
    '<h1>',
    '<a href="/guide/?v=2" data-download>A</a><h1>',
    '9:23 missing-attribute: found no name: this download is not counted; add data-download-file',
  ],
  [
    'a download by a button without a file name',
    '<h1>',
    '<button data-download data-download-file=" ">A</button><h1>',
    '9:9 missing-attribute: found no name: this download is not counted; add data-download-file',
  ],
];

const TEMPLATE = 'tooling/checker/samples/page.html.twig';

const IN_TEMPLATE: readonly Planted[] = [
  [
    'JSON whose first quote ends the attribute',
    "json_encode|e('html_attr')",
    'json_encode|raw',
    '5:10 torn-config: found an expression that does not escape it, not in single quotes: its first quote ends the attribute; let the template escape it: in Twig remove |raw, in Nunjucks remove |safe, in Jinja use single quotes, in Liquid add | escape, in Blade write {{ }}, in PHP use htmlspecialchars',
  ],
];

function told(source: string, path = PATH): readonly string[] {
  return mistakesIn({ path, source }).map(
    ({ rule, start, found, advice }) =>
      `${start.line}:${start.column} ${rule}: found ${found}: ${advice}`,
  );
}

it('reports nothing in the good page', () => {
  expect(told(GOOD)).toEqual([]);
});

describe('reports', () => {
  it.each(PLANTED)('%s', (_, good, bad, words) => {
    expect(GOOD.split(good).length).toBeGreaterThan(1);
    expect(told(GOOD.replace(good, () => bad))).toEqual([words]);
  });

  it.each(IN_TEMPLATE)('%s', (_, good, bad, words) => {
    const template = readFileSync(TEMPLATE, 'utf8');

    expect(template).toContain(good);
    expect(
      told(
        template.replace(good, () => bad),
        TEMPLATE,
      ),
    ).toEqual([words]);
  });

  it('every rule', () => {
    const planted = new Set(
      [...PLANTED, ...IN_TEMPLATE].map(([, , , words]) => words.split(/[ :]/)[2]),
    );

    expect(RULES.filter((rule) => !planted.has(rule))).toEqual([]);
  });
});
