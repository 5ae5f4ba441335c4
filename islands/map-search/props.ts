/** The props of the island, and of its views. */
import type { Dispatch } from 'react';
import type { Position } from '../../src/lib/position.ts';
import type { IslandProps } from '../../src/runtime/react/island.tsx';
import type { GoogleAccess, Refusal } from '../../src/services/google-maps/access.ts';
import type { CitySuggestion } from '../../src/ui/city-combobox/suggestions.ts';
import type { contract } from './contract.ts';
import type { SearchEvent, SearchState } from './state.ts';

export type MapSearchProps = IslandProps<typeof contract>;

/** Google may be available for addresses without being able to show markers. */
export type MapRefusal = Refusal | 'no-map-id';

export interface MapSearchModel {
  readonly state: SearchState;
  readonly dispatch: Dispatch<SearchEvent>;
  readonly google: GoogleAccess;
  /** Why there is no map. */
  readonly refusal: MapRefusal | undefined;
  /** Whether there is a map that can show a structure. */
  readonly canShowOnMap: boolean;
  /** The search text, for a link to an external map. */
  readonly searchText: string;
  /** The page title, if the results have an address of their own. */
  readonly pageTitle: string | undefined;
  readonly select: (id: string) => void;
  readonly isLocating: boolean;
  /** The visitor asked to be located, and that failed. */
  readonly isLost: boolean;
  readonly suggestionChosen: (suggestion: CitySuggestion) => void;
  readonly submit: () => void;
  readonly leave: () => void;
  readonly turnTo: (page: number) => void;
  readonly retry: () => void;
  readonly locate: () => void;
  readonly searchAround: (around: Position) => void;
}
