/** What the search gets from its page, and what its views get from its effects. */
import type { Dispatch } from 'react';
import type { Position } from '../../src/lib/position.ts';
import type { IslandProps } from '../../src/runtime/react/island.tsx';
import type { GoogleAccess, Refusal } from '../../src/services/google-maps/access.ts';
import type { CitySuggestion } from '../../src/ui/city-combobox/suggestions.ts';
import type { contract } from './contract.ts';
import type { SearchEvent, SearchState } from './state.ts';

export type MapSearchProps = IslandProps<typeof contract>;

/** Google may be there for addresses, and still show no markers. */
export type MapRefusal = Refusal | 'no-map-id';

export interface MapSearchModel {
  readonly state: SearchState;
  readonly happen: Dispatch<SearchEvent>;
  readonly google: GoogleAccess;
  /** Why there is no map. */
  readonly refusal: MapRefusal | undefined;
  /** Whether there is a map to show a structure on. */
  readonly canShowOnMap: boolean;
  /** What was searched for, for a map elsewhere. */
  readonly searchText: string;
  /** The title of the page where the results are a page of their own. */
  readonly pageTitle: string | undefined;
  readonly select: (id: string) => void;
  readonly isLocating: boolean;
  /** The visitor asked where they are, and nobody could tell. */
  readonly isLost: boolean;
  readonly suggestionChosen: (suggestion: CitySuggestion) => void;
  readonly submit: () => void;
  readonly leave: () => void;
  readonly turnTo: (page: number) => void;
  readonly retry: () => void;
  readonly locate: () => void;
  readonly searchAround: (around: Position) => void;
}
