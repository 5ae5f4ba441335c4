/** Effects of the view: focus, scroll position, announcements, and suggestions for the address. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { importWithRetry } from '../../src/lib/import-with-retry.ts';
import { focusOn, isRendered } from '../../src/runtime/focus.ts';
import { useLiveRegion } from '../../src/runtime/react/use-live-region.ts';
import type { MapSearchModel, MapSearchProps } from './props.ts';
import type { SearchState } from './state.ts';
import { lastPage, structuresIn } from './state.ts';
import { texts } from './texts.ts';

export type PartName = keyof MapSearchProps['parts'];

type State = Pick<MapSearchModel, 'state'>;

/**
 * Returns a function that schedules the focus of a part for the next commit. A commit that removes or hides the
 * focused element also moves the focus: to the map if it was there, to the form if that is shown, or else to
 * `main`.
 */
export function useFocus(
  { root, parts, signal, state }: Pick<MapSearchProps, 'root' | 'parts' | 'signal'> & State,
  main: 'title' | 'map',
): (name: PartName) => void {
  const wanted = useRef<PartName | undefined>(undefined);
  const { activeElement } = document;
  const focused = activeElement && root.contains(activeElement) ? activeElement : undefined;
  const wasOnMap = focused ? parts.map?.contains(focused) : false;
  useLayoutEffect(() => {
    const fallback = wasOnMap ? 'map' : main;
    const name = wanted.current ?? (isLost(focused) ? fallback : undefined);
    wanted.current = undefined;
    if (!name) return;
    const part = state.isOpen ? (parts[name] ?? parts.list) : (parts.address ?? parts.home);
    if (part instanceof HTMLElement) focusOn(part, { signal });
  });
  return (name) => {
    wanted.current = name;
  };
}

/** Whether the commit has removed or hidden the focused element. */
function isLost(focused: Element | undefined): boolean {
  if (!(focused instanceof HTMLElement)) return false;
  return !focused.isConnected || !isRendered(focused);
}

/**
 * Keeps the scroll position of the list in a narrow viewport, where the visitor switches between list and map. The
 * list returns to its position, or to a structure that was selected on the map meanwhile.
 */
export function useViewScroll(
  { parts, state }: Pick<MapSearchProps, 'parts'> & State,
  isNarrow: boolean,
): void {
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

/**
 * Announces the outcome of a search once the results are shown. Failures are alerts, so they are not announced
 * here. On another page of the same results, only the page number is announced: the focused heading has the number
 * of results.
 */
export function useAnnouncements({
  root,
  state,
  isLost,
}: Pick<MapSearchProps, 'root'> & Pick<MapSearchModel, 'state' | 'isLost'>): void {
  const announce = useLiveRegion(root);
  const { isOpen, outcome, page } = state;
  const told = useRef<Announced>(undefined);
  useEffect(() => {
    const before = told.current;
    told.current = isOpen ? { outcome, page } : undefined;
    if (!isOpen) announce('');
    else if (before?.outcome !== outcome) announce(sentenceFor(outcome, page));
    else if (before.page !== page) announce(texts.page(page, lastPage(outcome)));
  }, [announce, isOpen, outcome, page]);
  useEffect(() => {
    if (isLost) announce(texts.notAllowed);
  }, [announce, isLost]);
}

/** What was announced last. */
type Announced = Pick<SearchState, 'outcome' | 'page'>;

function sentenceFor(outcome: SearchState['outcome'], page: number): string {
  switch (outcome.kind) {
    case 'searching':
      return texts.searching;
    case 'not-located':
      return `${texts.notLocated} ${texts.nothing}`;
    case 'unlocated':
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

interface Completed
  extends Pick<MapSearchProps, 'parts' | 'report'>,
    Pick<MapSearchModel, 'suggestionChosen'> {}

/** Adds suggestions of communes to the address field, while the component is mounted. */
export function useCityCombobox({ parts, report, suggestionChosen }: Completed): void {
  const chosen = useEffectEvent(suggestionChosen);
  const { address } = parts;
  useEffect(() => {
    if (!address) return undefined;
    const lifetime = new AbortController();
    importWithRetry(() => import('../../src/ui/city-combobox/city-combobox.ts')).then(
      ({ attachCityCombobox }) =>
        attachCityCombobox(address, {
          signal: lifetime.signal,
          report,
          chosen,
        }),
      (error) =>
        report({
          expected: 'the suggestions for the address to load',
          found: `${error}`,
          advice: 'the field shows no suggestions; check the network',
          at: address,
        }),
    );
    return () => lifetime.abort();
  }, [address, report]);
}
