import { Suspense, useState } from 'react';
import { Bound } from '../../src/runtime/react/bound.tsx';
import { BoundButton } from '../../src/runtime/react/bound-button.tsx';
import { InsteadOf, PartView } from '../../src/runtime/react/part-view.tsx';
import { useMediaQuery } from '../../src/ui/media-query.ts';
import type { PartName } from './attachments.ts';
import { useAnnouncements, useCityCombobox, useFocus, useViewScroll } from './attachments.ts';
import { Results, useAnswerViews } from './list/results.tsx';
import { MapPart } from './map/map-part.tsx';
import { Toolbar } from './map/toolbar.tsx';
import type { MapSearchModel, MapSearchProps } from './props.ts';
import type { Outcome } from './state.ts';
import { lastPage, structuresIn } from './state.ts';
import { texts } from './texts.ts';

const NARROW = '(max-width: 1099px)';

interface ViewProps extends Pick<MapSearchProps, 'root' | 'parts' | 'signal' | 'report'> {
  readonly mapId: string;
  readonly search: MapSearchModel;
}

export function MapSearchView({ root, parts, signal, report, mapId, search }: ViewProps) {
  const { state, dispatch, google, refusal, isLocating, isLost, locate } = search;
  const { outcome, view } = state;
  const isNarrow = useMediaQuery(NARROW);
  const showsMap = !isNarrow || view === 'map';
  /** A message that there are no results is in the list, so the map alone would say nothing. */
  const hasMessage = outcome.kind !== 'searching' && structuresIn(outcome).length === 0;
  const showsList = !isNarrow || view === 'list' || !parts.map || hasMessage;
  const isSwitched = isNarrow && parts.map !== undefined;
  const main = isNarrow && view === 'map' ? 'map' : 'title';
  const focusNext = useFocus({ root, parts, signal, state }, main);
  const [pageTitle] = useState(() => document.querySelector<HTMLElement>('head > title'));
  const [pages] = useState(() => parts.pagination?.getAttribute('aria-label') || texts.pages);
  const views = useAnswerViews();
  /** The form stays visible if no button leads back to it. */
  const canLeave = parts.results !== undefined && parts.back !== undefined;
  useAnnouncements({ root, state, isLost });
  useCityCombobox({ parts, report, suggestionChosen: search.suggestionChosen });
  useViewScroll({ parts, state }, isSwitched);
  const moving = (to: PartName, move: () => void) => (event?: Event) => {
    event?.preventDefault();
    focusNext(to);
    move();
  };
  return (
    <>
      <Bound
        to={parts.home}
        attributes={{ hidden: state.isOpen && canLeave }}
        on={{ submit: moving('title', search.submit) }}
      />
      <Bound to={parts.results} attributes={{ hidden: !state.isOpen }} />
      <BoundButton
        to={parts.back}
        attributes={{ hidden: !parts.home }}
        press={moving('address', search.leave)}
      />
      <Bound to={parts.title} text={titleOf(outcome)} />
      {pageTitle && search.pageTitle ? <Bound to={pageTitle} text={search.pageTitle} /> : null}
      <Bound
        to={parts.list}
        attributes={{ hidden: !showsList, 'aria-busy': outcome.kind === 'searching' }}
      />
      <Bound
        to={parts.pagination}
        attributes={{ hidden: !showsList || lastPage(outcome) === 1, 'aria-label': pages }}
      />
      <Bound to={parts.map} attributes={{ hidden: !showsMap }} />
      <PartView part={parts.list} place="before">
        <Toolbar
          isLocating={isLocating}
          isLost={isLost}
          locate={locate}
          view={isSwitched ? view : undefined}
          show={(next) => dispatch({ type: 'viewed', view: next })}
        />
      </PartView>
      <InsteadOf part={parts.list}>
        <Results
          views={views}
          state={state}
          refusal={refusal}
          canShowOnMap={search.canShowOnMap}
          select={search.select}
          allowGoogle={google.grant}
          retry={() => moving('title', search.retry)()}
        />
      </InsteadOf>
      <InsteadOf part={parts.pagination}>
        <Suspense>
          <views.Pages
            state={state}
            turnTo={(page) => moving('title', () => search.turnTo(page))()}
          />
        </Suspense>
      </InsteadOf>
      {parts.map ? (
        <MapPart
          part={parts.map}
          isShown={state.isOpen && showsMap}
          mapId={mapId}
          refusal={refusal}
          searchText={search.searchText}
          search={{ google, state, dispatch, searchAround: search.searchAround }}
        />
      ) : null}
    </>
  );
}

function titleOf(outcome: Outcome): string {
  const count = structuresIn(outcome).length;
  return count > 0 ? texts.results(count) : texts.resultsHeading;
}
