/** Reads the cards from the page, and renders them again with `createRoot` in place of the server's HTML. */
import { createRoot } from 'react-dom/client';

interface Card {
  readonly filters: string;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

declare global {
  interface Window {
    renderAgain?: (first: number) => void;
  }
}

window.renderAgain = (first) => {
  const list = document.querySelector('#grid [data-cards-part="list"]');
  if (!list) throw new Error('expected a list of cards');
  const cards = [...list.children].map(readCard);
  createRoot(list).render(<Cards cards={cards} first={first} />);
};

function readCard(element: Element): Card {
  return {
    filters: element.getAttribute('data-filters') ?? '',
    href: element.querySelector('a')?.getAttribute('href') ?? '',
    title: element.querySelector('a')?.textContent ?? '',
    text: element.querySelector('p')?.textContent ?? '',
  };
}

function Cards({ cards, first }: { cards: readonly Card[]; first: number }) {
  return cards.map(({ filters, href, title, text }, at) => (
    <li key={href} data-filters={filters} hidden={at >= first}>
      <article className="card">
        <div className="card__body">
          <h2 className="card__title">
            <a href={href}>{title}</a>
          </h2>
          <p className="card__text">{text}</p>
        </div>
      </article>
    </li>
  ));
}
