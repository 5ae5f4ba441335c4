/** The cards as a React component, for all who render them again or hydrate them: the same HTML as the server's. */
import { useLayoutEffect, useState } from 'react';

export interface Card {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

export interface CardsProps {
  readonly title: string;
  readonly cards: readonly Card[];
  /** Cards that show at the start. */
  readonly first: number;
  /** Cards that each click reveals. */
  readonly step: number;
  /** Whether the first render has to be what the server sent, with all cards. */
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
