/**
 * Returns a page with a grid of cards, like a CMS, with seven elements for each card. Another grid with one card is mounted at
 * once, so that the code is loaded before the measuring starts.
 */
export function cardsPage(count: number, first: number, script: string): string {
  const cards = Array.from({ length: count }, (_, at) => card(at + 1));
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Banc d’essai</title>
<link rel="stylesheet" href="/islands.css"><script type="module" src="${script}"></script></head>
<body><div data-cards data-when="load"><ul data-cards-part="list">${card(0)}</ul></div>
<div id="grid" data-cards='{"first":${first}}' data-when="interaction"><p data-cards-part="status"></p><ul data-cards-part="list">${cards.join('')}</ul>
<button type="button" data-cards-part="more">Voir plus</button></div></body></html>`;
}

function card(number: number): string {
  return `<li data-cards-part="card" data-filters="theme-${number % 7}"><article class="card"><div class="card__body"><h2 class="card__title"><a href="/conseils/${number}">Conseil ${number}</a></h2><p class="card__text">Une idée pour tenir, la ${number}e.</p></div></article></li>`;
}
