/** The cards as a React component with the same HTML as the server's, for contenders that render again or hydrate. */
import { useLayoutEffect, useState } from 'react';

export interface Card {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

export interface CardsProps {
  readonly title: string;
  readonly cards: readonly Card[];
  /** The number of cards that are visible at the start. */
  readonly first: number;
  /** The number of cards that each click reveals. */
  readonly step: number;
  /** Whether the first render must be equal to the server's HTML, with all cards. */
  readonly hydrates?: boolean;
}

export function Cards({ title, cards, first, step, hydrates = false }: CardsProps) {
  const [shown, setShown] = useState(hydrates ? cards.length : first);
  const [status, setStatus] = useState('');
  const [hasStarted, setStarted] = useState(!hydrates);
  useLayoutEffect(() => {
    setShown(first);
    setStarted(true);
  }, [first]);
  const showMore = () => {
    const next = Math.min(shown + step, cards.length);
    setShown(next);
    setStatus(`${next} contenus affichés sur ${cards.length}`);
  };
  return (
    <>
      <h2>{title}</h2>
      <ul data-cards-part="list">
        {cards.map((card, at) => (
          <li key={card.href} data-cards-part="card" hidden={at >= shown}>
            <article className="card">
              <h3 className="card__title">
                <a href={card.href}>{card.title}</a>
              </h3>
              <p className="card__text">{card.text}</p>
            </article>
          </li>
        ))}
      </ul>
      <p data-cards-part="status">{status}</p>
      <button
        type="button"
        data-cards-part="more"
        hidden={hasStarted && shown >= cards.length}
        onClick={showMore}
      >
        Voir plus
      </button>
    </>
  );
}
