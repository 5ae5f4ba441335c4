/** Connects the state of the cards with the checkboxes, the address and the history. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { filtersIn, withFilters } from '../../src/lib/filter-address.ts';
import { ownAddress, ownQuery, replaceAddress } from '../../src/lib/own-address.ts';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import { firstFocusable, focusOn } from '../../src/runtime/focus.ts';
import { canSubmit, hasSubmit, isFilterBox, takeFields } from '../../src/ui/filter-form.ts';
import { useEarlyFilters } from '../../src/ui/use-early-filters.ts';
import { useHashTarget } from '../../src/ui/use-hash-target.ts';
import { boxesOf, checkedValues, restoreBoxes, restoreUntouched } from './boxes.ts';
import { reportFaults } from './faults.ts';
import type { CardsProps } from './props.ts';
import type { CardsEvent, CardsState, Steps } from './state.ts';
import { matchingCards, reduce } from './state.ts';

export interface CardsModel {
  /** The indexes of the visible cards, in document order. */
  readonly shown: readonly number[];
  readonly matching: number;
  /** False until the visitor has done something. Nothing is announced before that. */
  readonly hasAnswered: boolean;
  /** Whether checking a box loads the page at once, because the form has no submit button. */
  readonly reloads: boolean;
  /** Whether the cards are filtered in place, without loading the page. */
  readonly isInPlace: boolean;
  readonly showMore: () => void;
  /** Applies the filters. `change` is the event of a changed field, which need not be a checkbox. */
  readonly applyFilters: (change?: Event) => void;
  readonly resetFilters: () => void;
}

export function useCards(props: CardsProps): CardsModel {
  const { config, parts, signal, report } = props;
  const [values] = useState(() => parts.card.map(valuesOf));
  const [reloads] = useState(() => reloadsAtOnce(props));
  const [hasAnswered, setHasAnswered] = useState(false);
  const isInPlace = config.filtering === 'in-place';
  const [state, setState] = useState<CardsState>(() => ({
    filters: new Set(isInPlace && parts.filters ? filtersIn(ownQuery()) : []),
    limit: config.first,
  }));
  const dispatch = (event: CardsEvent) => setState((before) => reduce(before, event, config));
  const matching = matchingCards(values, state.filters);
  // Without a "more" button, all cards are visible.
  const shown = parts.more ? matching.slice(0, state.limit) : matching;
  /** Whether the visitor has used the form since the mount. */
  const hasChanged = useRef(false);
  const focusNext = useFocusOnFirstRevealed(parts.card, shown, signal);

  useEffect(() => {
    restoreUntouched(parts.filters);
    const lifetime = new AbortController();
    const follow = ({ persisted }: PageTransitionEvent) => {
      // The event also comes when a page has loaded. Changes of the visitor must stay then.
      if (persisted) restoreBoxes(parts.filters);
      else if (hasChanged.current) return;
      else restoreUntouched(parts.filters);
      if (isInPlace && parts.filters) setState((before) => withAddress(before, config));
    };
    addEventListener('pageshow', follow, { signal: lifetime.signal });
    return () => lifetime.abort();
  }, [config, isInPlace, parts]);

  useEffect(() => reportFaults({ config, parts, report }), [config, parts, report]);
  useHashTarget(props.root, (target) => {
    const place = matching.findIndex((index) => isIn(parts.card[index], target));
    if (place >= 0) dispatch({ type: 'cardSought', place });
  });

  /**
   * Whether a change of the field applies the filters at once. If the filters load the page, a checkbox waits for
   * the submit button.
   */
  const actsAtOnce = (field: EventTarget | null) =>
    isFilterBox(field) && (isInPlace || !(parts.filters && canSubmit(parts.filters)));
  const applyFilters = (change?: Event): void => {
    hasChanged.current = true;
    if (change && !actsAtOnce(change.target)) return;
    const filters = checkedValues(parts.filters);
    const query = queryWith(filters, parts.filters);
    if (!isInPlace) {
      location.assign(ownAddress(query, location.hash));
      return;
    }
    replaceAddress(query);
    setHasAnswered(true);
    dispatch({ type: 'filtersChanged', filters: new Set(filters) });
  };
  useEarlyFilters(
    () => boxesOf(parts.filters),
    (box) => {
      if (!hasChanged.current && actsAtOnce(box)) applyFilters();
    },
  );

  return {
    shown,
    matching: matching.length,
    hasAnswered,
    reloads,
    isInPlace,
    showMore: () => {
      focusNext(shown.length);
      setHasAnswered(true);
      dispatch({ type: 'moreAsked', matching: matching.length });
    },
    applyFilters,
    // The event is dispatched before the form resets its boxes, so this waits one task:
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset
    resetFilters: () => {
      if (isInPlace) setTimeout(() => signal.aborted || applyFilters());
    },
  };
}

/** Whether checking a box loads the page at once, because the form has no submit button. */
function reloadsAtOnce({ config, parts }: CardsProps): boolean {
  return config.filtering === 'page' && parts.filters !== undefined && !hasSubmit(parts.filters);
}

function isIn(card: HTMLElement | undefined, target: Element): boolean {
  return card !== undefined && unshadowed(card).contains(target);
}

/**
 * Returns a function that schedules the focus of the first revealed card. The focus moves in the commit that
 * reveals it, before "more" may be hidden.
 */
function useFocusOnFirstRevealed(
  cards: readonly HTMLElement[],
  shown: readonly number[],
  signal: AbortSignal,
): (from: number) => void {
  const awaited = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const card = awaited.current === undefined ? undefined : cards[shown[awaited.current] ?? -1];
    if (!card) return;
    awaited.current = undefined;
    focusOn(firstFocusable(card) ?? card, { signal });
  });
  return (from) => {
    awaited.current = from;
  };
}

/** Returns the page's query with the checked boxes and the other fields of the form. */
function queryWith(filters: readonly string[], form: HTMLFormElement | undefined): string {
  const query = new URLSearchParams(ownQuery());
  if (form) takeFields(form, query);
  return withFilters(`${query}`, filters, ['page']);
}

const NO_VALUES: ReadonlySet<string> = new Set();

function valuesOf(card: HTMLElement): ReadonlySet<string> {
  const text = unshadowed(card).getAttribute('data-filters');
  if (!text) return NO_VALUES;
  const values = text.split('|').map((value) => value.trim());
  return new Set(values.filter(Boolean));
}

/** Returns the state with the filters in the address, or the same object if they are equal. */
function withAddress(before: CardsState, steps: Steps): CardsState {
  const filters = filtersIn(ownQuery());
  if (sameValues(before.filters, filters)) return before;
  return reduce(before, { type: 'filtersChanged', filters: new Set(filters) }, steps);
}

function sameValues(before: ReadonlySet<string>, after: readonly string[]): boolean {
  return before.size === after.length && after.every((value) => before.has(value));
}
