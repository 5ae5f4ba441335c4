/** Runs the first search by itself: the one in the page's address, or else one near the visitor. */
import { useEffect } from 'react';
import { pause } from '../../../src/lib/pause.ts';
import { askPosition } from '../../../src/services/geolocation.ts';
import type { MapSearchProps } from '../props.ts';
import type { SearchEvent } from '../state.ts';
import type { PageAddress } from './page-address.ts';
import type { Search } from './search.ts';
import { PARIS } from './search.ts';
import { aroundIn, fillForm, fillUntouched, queryIn } from './search-form.ts';

interface Addressed extends Pick<MapSearchProps, 'parts' | 'config'> {
  readonly search: Search;
  readonly address: PageAddress | undefined;
  readonly dispatch: (event: SearchEvent) => void;
}

const FIRST_SEARCH_MS = 1000;

/** Runs the first search, and follows the browser's Back and Forward. */
export function useAddressedSearch({ search, address, dispatch, parts, config }: Addressed): void {
  useEffect(() => {
    const lifetime = new AbortController();
    const addressed = { search, address, dispatch, parts, config };
    if (!address?.search) searchNearVisitor(addressed);
    // A visitor who has begun to fill in the form keeps it. A submit that is held comes next.
    else if (!fillUntouched(parts, address.search)) showAddressed(addressed);
    const follow = () => {
      const moved = address?.moved();
      if (moved === 'page') dispatch({ type: 'pageTurned', page: address?.search?.page ?? 1 });
      else if (moved) showAddressed(addressed);
    };
    addEventListener('popstate', follow, { signal: lifetime.signal });
    return () => lifetime.abort();
  }, [address, search, dispatch, parts, config]);
}

function showAddressed({ search, address, dispatch, parts, config }: Addressed): void {
  const wanted = address?.search;
  dispatch({ type: wanted ? 'opened' : 'closed' });
  if (!wanted) return;
  fillForm(parts, wanted);
  const query = { ...queryIn(parts, config.types), suggested: address.suggested };
  search.ask({ ...query, around: wanted.around }, wanted.page);
}

/** Searches near the visitor one second after the mount, unless the visitor has searched before. */
async function searchNearVisitor({ search, parts, config }: Addressed): Promise<void> {
  const signal = search.begin();
  await pause(FIRST_SEARCH_MS, signal).catch(() => {});
  if (signal.aborted) return;
  const place = config.locate === 'auto' ? await askPosition(signal) : undefined;
  if (signal.aborted) return;
  const query = aroundIn(parts, config.types, place ?? PARIS);
  search.ask({ ...query, framing: place ? 'visitor' : 'results' });
}
