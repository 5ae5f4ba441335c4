import { Bound, BoundEach } from '../../src/runtime/react/bound.tsx';
import { BoundButton } from '../../src/runtime/react/bound-button.tsx';
import { PartView } from '../../src/runtime/react/part-view.tsx';
import { HIDDEN, SHOWN, shownInPlace } from '../../src/ui/filter-form.ts';
import { Status } from '../../src/ui/status.tsx';
import type { CardsModel } from './effects.ts';
import type { CardsProps } from './props.ts';
import { texts } from './texts.ts';

interface CardsViewProps extends Pick<CardsProps, 'parts'> {
  readonly cards: CardsModel;
}

export function CardsView({ parts, cards }: CardsViewProps) {
  const shown = new Set(cards.shown);
  const hasMore = cards.shown.length < cards.matching;
  const show = cards.isInPlace ? shownInPlace : () => SHOWN;
  return (
    <>
      <BoundEach
        to={parts.card}
        patch={(card, index) => (shown.has(index) ? show(card) : HIDDEN)}
      />
      <BoundButton to={parts.more} attributes={{ hidden: !hasMore }} press={cards.showMore} />
      <Bound
        to={parts.filters}
        on={{
          changeCapture: cards.applyFilters,
          reset: cards.resetFilters,
          submit: (event) => {
            event.preventDefault();
            cards.applyFilters();
          },
        }}
      />
      {cards.reloads ? (
        <PartView part={parts.filters} place="prepend">
          <div data-cards-view="">{texts.reloads}</div>
        </PartView>
      ) : null}
      <Status
        part={parts.status}
        after={parts.list}
        text={cards.hasAnswered ? answerOf(cards) : ''}
      />
    </>
  );
}

function answerOf({ shown, matching }: CardsModel): string {
  return matching === 0 ? texts.nothingMatches : texts.shown(shown.length, matching);
}
