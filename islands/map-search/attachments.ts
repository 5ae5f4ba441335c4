/** What a search does beside showing: it moves the focus, speaks, and completes the address. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrive } from '../../src/lib/arrive.ts';
import { focusOn } from '../../src/runtime/focus.ts';
import { useLiveRegion } from '../../src/runtime/react/use-live-region.ts';
import type { MapSearchProps } from './island.tsx';
import type { SearchState } from './state.ts';
import { lastPage, structuresIn } from './state.ts';
import { texts } from './texts.ts';
import type { ViewProps } from './view.tsx';

type Place = keyof MapSearchProps['parts'];

/** Moves the focus to a part in the commit after it was asked for, when what had it may be hidden. */
export function useFocus({
  parts,
  signal,
}: Pick<ViewProps, 'parts' | 'signal'>): (place: Place) => void {
  const wanted = useRef<Place | undefined>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const part = parts[wanted.current] ?? parts.list;
    wanted.current = undefined;
    if (part instanceof HTMLElement) focusOn(part, { signal });
  });
  return (place) => {
    wanted.current = place;
  };
}

/**
 * Where list and map are two views of one place, the list comes back where it was left, or at what was selected
 * on the map meanwhile.
 */
export function useViewScroll({ parts, state }: ViewProps, isNarrow: boolean): void {
  const left = useRef<number>(undefined);
  const { view, isOpen } = state;
  useLayoutEffect(() => {
    if (!isNarrow || !isOpen) return undefined;
    if (view === 'map') {
      parts.map?.scrollIntoView({ block: 'nearest' });
      return undefined;
    }
    if (left.current !== undefined) {
      scrollTo({ top: left.current, behavior: 'instant' });
      parts.list.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      left.current = scrollY;
    };
  }, [parts, view, isOpen, isNarrow]);
}

/** Says what a search has come to, once its results show. What has failed says so by itself. */
export function useAnnouncements({ root, state, isLost }: ViewProps): void {
  const say = useLiveRegion(root);
  const { isOpen, outcome, page } = state;
  useEffect(() => say(isOpen ? sentenceFor(outcome, page) : ''), [say, isOpen, outcome, page]);
  useEffect(() => {
    if (isLost) say(texts.notAllowed);
  }, [say, isLost]);
}

function sentenceFor(outcome: SearchState['outcome'], page: number): string {
  switch (outcome.kind) {
    case 'searching':
      return texts.searching;
    case 'not-located':
      return `${texts.notLocated} ${texts.nothing}`;
    case 'failed':
      return '';
    case 'found': {
      const count = structuresIn(outcome).length;
      if (count === 0) return texts.nothing;
      const last = lastPage(outcome);
      return last === 1
        ? texts.results(count)
        : `${texts.results(count)}. ${texts.page(page, last)}`;
    }
  }
}

export function useCityCombobox({ parts, signal, suggestionChosen }: ViewProps): void {
  const told = useRef(suggestionChosen);
  useLayoutEffect(() => {
    told.current = suggestionChosen;
  });
  const { address } = parts;
  useEffect(() => {
    if (!address) return;
    arrive(() => import('../../src/ui/city-combobox/city-combobox.ts')).then(
      ({ attachCityCombobox }) =>
        attachCityCombobox(address, { signal, chosen: (suggestion) => told.current(suggestion) }),
      (error) => console.error('The completion of the address did not load.', error),
    );
  }, [address, signal]);
}
