/** Connects a search with its form, the page's address, the visitor's position and Google. */
import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { Position } from '../../src/lib/position.ts';
import { positionFrom } from '../../src/lib/position.ts';
import { askPosition } from '../../src/services/geolocation.ts';
import { GoogleAccess } from '../../src/services/google-maps/access.ts';
import type { MapRefusal, MapSearchModel, MapSearchProps } from './props.ts';
import { useAddressedSearch } from './search/addressed-search.ts';
import { addressOf } from './search/page-address.ts';
import { Search } from './search/search.ts';
import { aroundIn, queryIn } from './search/search-form.ts';
import type { AddressedSearch, SearchQuery } from './search/search-query.ts';
import { textToLocate } from './search/search-query.ts';
import type { SearchState } from './state.ts';
import { initialState, reduce, structuresIn } from './state.ts';
import { texts } from './texts.ts';

export function useMapSearch(props: MapSearchProps): MapSearchModel {
  const { root, config, parts } = props;
  const [address] = useState(() => addressOf(root));
  const [state, dispatch] = useReducer(reduce, undefined, () =>
    initialState(!parts.home, address?.search?.page),
  );
  const [google] = useState(() => googleFor(props));
  const refusal = useRefusal(props, google);
  const [search] = useState(() => new Search({ ...props, google, dispatch }));
  const [title] = useState(() => document.title);
  const [suggested, setSuggested] = useState<Suggested>();
  const { locate, isLocating, isLost } = useLocating(props, (query) => begin(query));
  useAddressedSearch({ ...props, search, address, dispatch });
  useToldResults(props, state);
  useConsentToSearch(refusal, state, search);
  useEffect(() => address?.replacePage(state.page), [address, state.page]);

  const begin = (query: SearchQuery): void => {
    address?.push({ ...query, page: 1 }, query.suggested);
    dispatch({ type: 'opened' });
    search.ask(query);
  };
  return {
    state,
    dispatch,
    google,
    refusal,
    canShowOnMap: refusal === undefined && parts.map !== undefined,
    searchText: textToLocate(queryIn(parts, [])) || texts.anywhere,
    pageTitle:
      state.isOpen && address?.search
        ? texts.pageTitle(searchedIn(address.search, parts), state.page, title)
        : undefined,
    select: (id) => {
      dispatch({ type: 'viewed', view: 'map' });
      dispatch({ type: 'selected', id });
    },
    isLocating,
    isLost,
    locate,
    suggestionChosen: ({ latitude, longitude }) =>
      setSuggested({ text: parts.address?.value, position: positionFrom(latitude, longitude) }),
    submit: () =>
      begin({ ...queryIn(parts, config.types), suggested: positionOf(suggested, parts) }),
    leave: () => {
      address?.push(undefined);
      dispatch({ type: 'closed' });
    },
    turnTo: (page) => {
      address?.pushPage(page);
      dispatch({ type: 'pageTurned', page });
    },
    retry: () => {
      google.forget();
      search.again();
    },
    searchAround: (around) => begin({ ...aroundIn(parts, config.types, around), framing: 'stay' }),
  };
}

interface Suggested {
  readonly text: string | undefined;
  readonly position: Position | undefined;
}

/** Returns the position of the suggestion, while the field still has its text. */
function positionOf(suggested: Suggested | undefined, { address }: MapSearchProps['parts']) {
  return suggested && suggested.text === address?.value ? suggested.position : undefined;
}

/** Returns what a page address searches for, in words. */
function searchedIn({ address, around }: AddressedSearch, parts: MapSearchProps['parts']): string {
  const { regionLabel, ...query } = queryIn(parts, []);
  const text = around ? '' : textToLocate({ ...query, address, regionLabel });
  return text || texts.resultsHeading;
}

function googleFor({ config: { apiKey, mapId, consent }, report }: MapSearchProps) {
  const options = { key: apiKey, mapId, needsConsent: consent === 'required' };
  return new GoogleAccess(options, report);
}

function useRefusal({ config, report }: MapSearchProps, google: GoogleAccess) {
  const refusal = useSyncExternalStore(google.subscribe, () => google.refusal);
  const isUnnamed = config.apiKey !== '' && config.mapId === '';
  useEffect(() => {
    if (!isUnnamed) return;
    report({
      expected: '"mapId" beside "apiKey"',
      found: 'no "mapId"',
      advice: 'no map is shown, because Google needs it for markers; add "mapId"',
    });
  }, [isUnnamed, report]);
  return refusal ?? (isUnnamed ? 'no-map-id' : undefined);
}

/** Repeats a search whose address could not be located, once the visitor has allowed Google. */
function useConsentToSearch(
  refusal: MapRefusal | undefined,
  { outcome }: SearchState,
  search: Search,
): void {
  const before = useRef(refusal);
  useEffect(() => {
    const isGranted = before.current === 'no-consent' && refusal !== 'no-consent';
    before.current = refusal;
    if (isGranted && outcome.kind === 'unlocated') search.again();
  }, [refusal, outcome, search]);
}

function useLocating({ parts, config, signal }: MapSearchProps, ask: (query: SearchQuery) => void) {
  const [progress, setProgress] = useState<'idle' | 'asking' | 'lost'>('idle');
  const locate = async (): Promise<void> => {
    setProgress('asking');
    const around = await askPosition(signal);
    if (signal.aborted) return;
    setProgress(around ? 'idle' : 'lost');
    if (around) ask({ ...aroundIn(parts, config.types, around), framing: 'visitor' });
  };
  return { locate, isLocating: progress === 'asking', isLost: progress === 'lost' };
}

/** Dispatches an event for every page of results that is shown. */
function useToldResults({ emit }: MapSearchProps, { outcome, page }: SearchState): void {
  useEffect(() => {
    if (['searching', 'failed', 'unlocated'].includes(outcome.kind)) return;
    emit('map-search:results', { total: structuresIn(outcome).length, page });
  }, [emit, outcome, page]);
}
