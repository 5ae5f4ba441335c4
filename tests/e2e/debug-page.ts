/** A page with ten different mistakes for the overlay: the elements with the mistakes, and those that still work. */

const CARD = '<li data-cards-part="card"><a href="#carte">Carte</a></li>';
const LIST = `<ul data-cards-part="list">${CARD.repeat(4)}</ul>`;

/** The `id` of each element with a mistake, and words of its message. */
export const MISTAKES = [
  ['misspelt-root', 'found data-crads: write data-cards'],
  ['misspelt-trigger', 'found data-modal-opne: write data-modal-open'],
  ['trigger', 'found "nowhere": nothing opens'],
  ['broken-config', 'expected valid JSON'],
  ['wrong-value', 'expected first to be a whole number'],
  ['wrong-strategy', 'expected data-when to be "load", "idle", "visible" or "interaction"'],
  ['unknown-part', 'found "mroe"'],
  ['stray-part', 'data-tabs-part'],
  ['joined-values', 'to separate its values by |'],
  ['without-list', 'expected a part "list"'],
] as const;

export const TEN_MISTAKES = `
<main>
  <h1>Dix erreurs</h1>
  <div id="misspelt-root" data-crads>${LIST}</div>
  <p><a id="misspelt-trigger" href="#aide" data-modal-opne="aide">Aide</a></p>
  <p><button id="trigger" type="button" data-modal-open="nowhere">Partenaires</button></p>
  <section id="broken-config" data-cards='{"first": 2,}'><h2>Un</h2>${LIST}</section>
  <section id="wrong-value" data-cards='{"first": "six"}'><h2>Deux</h2>${LIST}</section>
  <section id="wrong-strategy" data-cards data-when="later"><h2>Trois</h2>${LIST}</section>
  <section data-cards='{"first": 2}'>
    <h2>Quatre</h2>${LIST}
    <button id="unknown-part" type="button" data-cards-part="mroe">Voir plus</button>
    <button type="button" data-cards-part="more">Voir plus de conseils</button>
  </section>
  <p id="stray-part" data-tabs-part="panel">Un volet</p>
  <section data-cards>
    <h2>Cinq</h2>
    <ul data-cards-part="list"><li id="joined-values" data-cards-part="card" data-filters="sport,nutrition">Carte</li></ul>
  </section>
  <section id="without-list" data-cards><h2>Six</h2></section>
  <p><button type="button" data-modal-open="aide">Ouvrir l’aide</button></p>
</main>
<div data-modal id="aide" role="dialog" aria-label="Aide" hidden>
  <p>Appelez le 3989.</p>
  <button type="button" data-modal-part="close">Fermer</button>
</div>`;
