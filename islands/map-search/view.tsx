import { useState } from 'react';
import { Bound } from '../../src/runtime/react/bound.tsx';
import { BoundButton } from '../../src/runtime/react/bound-button.tsx';
import { InsteadOf, PartView } from '../../src/runtime/react/part-view.tsx';
import { useMediaQuery } from '../../src/ui/media-query.ts';
import { useAnnouncements, useCityCombobox, useFocus, useViewScroll } from './attachments.ts';
import type { MapSearchModel } from './effects.ts';
import type { MapSearchProps } from './island.tsx';
import { Results, useAnswerView } from './list/results.tsx';
import { MapPart } from './map/map-part.tsx';
import { Toolbar } from './map/toolbar.tsx';
import { lastPage, structuresIn } from './state.ts';
import { texts } from './texts.ts';

const NARROW = '(max-width: 1099px)';

export type ViewProps = MapSearchProps & MapSearchModel;

export function MapSearchView(props: ViewProps) {
  const { parts, state } = props;
  const isNarrow = useMediaQuery(NARROW);
  const showsMap = !isNarrow || state.view === 'map';
  const showsList = !isNarrow || state.view === 'list' || !parts.map;
  const focusNext = useFocus(props, isNarrow && state.view === 'map' ? 'map' : 'title');
  const [pageTitle] = useState(() => document.querySelector<HTMLElement>('head > title'));
  const [pages] = useState(() => parts.pagination?.getAttribute('aria-label') || texts.pages);
  const answer = useAnswerView();
  /** A form that nothing leads back to stays. */
  const canLeave = parts.results !== undefined && parts.back !== undefined;
  useAnnouncements(props);
  useCityCombobox(props);
  useViewScroll(props, isNarrow && parts.map !== undefined);
  const moving = (to: keyof typeof parts, move: () => void) => (event?: Event) => {
    event?.preventDefault();
    focusNext(to);
    move();
  };
  return (
    <>
      <Bound
        to={parts.home}
        attributes={{ hidden: state.isOpen && canLeave }}
        on={{ submit: moving('title', props.submit) }}
      />
      <Bound to={parts.results} attributes={{ hidden: !state.isOpen }} />
      <BoundButton
        to={parts.back}
        attributes={{ hidden: !parts.home }}
        press={moving('address', props.leave)}
      />
      <Bound to={parts.title} text={titleOf(props)} />
      {pageTitle && props.pageTitle ? <Bound to={pageTitle} text={props.pageTitle} /> : null}
      <Bound
        to={parts.list}
        attributes={{ hidden: !showsList, 'aria-busy': state.outcome.kind === 'searching' }}
      />
      <Bound
        to={parts.pagination}
        attributes={{ hidden: !showsList || lastPage(state.outcome) === 1, 'aria-label': pages }}
      />
      <Bound to={parts.map} attributes={{ hidden: !showsMap }} />
      <PartView part={parts.list} place="before">
        <Toolbar {...props} isNarrow={isNarrow && parts.map !== undefined} />
      </PartView>
      <InsteadOf part={parts.list}>
        <Results {...props} answer={answer} retry={moving('title', props.retry)} />
      </InsteadOf>
      <InsteadOf part={parts.pagination}>
        {answer ? (
          <answer.Pagination
            state={state}
            turnTo={(page) => moving('title', () => props.turnTo(page))()}
          />
        ) : null}
      </InsteadOf>
      {parts.map ? (
        <MapPart {...props} part={parts.map} isShown={state.isOpen && showsMap} />
      ) : null}
    </>
  );
}

function titleOf({ state: { outcome } }: ViewProps): string {
  const count = structuresIn(outcome).length;
  return count > 0 ? texts.results(count) : texts.resultsHeading;
}
