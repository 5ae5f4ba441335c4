/** Connects the filters with the checkboxes, the address and the history. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { filtersIn, withFilters } from '../../src/lib/filter-address.ts';
import { ownQuery, replaceAddress } from '../../src/lib/own-address.ts';
import { isTouched } from '../../src/lib/touched.ts';
import { useLiveRegion } from '../../src/runtime/react/use-live-region.ts';
import { overruledBy, takeFields } from '../../src/ui/filter-form.ts';
import { useEarlyFilters } from '../../src/ui/use-early-filters.ts';
import { type Box, boxesOf, boxFaults, followAddress, followTwin, valuesOf } from './boxes.ts';
import type { ShopFiltersProps } from './props.ts';
import { checkedValues, countsOf, matches } from './state.ts';
import { texts } from './texts.ts';

export interface ShopFiltersModel {
  readonly boxes: readonly Box[];
  /** The number beside each box: how many products it leaves. */
  readonly counts: readonly number[];
  readonly shown: ReadonlySet<HTMLElement>;
  readonly isFiltered: boolean;
  /** Called when the visitor has changed a box, or submits or resets the form. */
  readonly apply: (changed: EventTarget | null) => void;
  readonly clear: () => void;
}

export function useShopFilters({ root, parts, report }: ShopFiltersProps): ShopFiltersModel {
  const [boxes] = useState(() => boxesOf(parts.form));
  const [values] = useState(() => parts.product.map(valuesOf));
  const [filters, setFilters] = useState<readonly string[]>(() => filtersIn(ownQuery()));
  const checked = checkedValues(boxes, new Set(filters));
  const shown = new Set(parts.product.filter((_, index) => isMatch(values[index], checked)));

  useLayoutEffect(() => followUntouched(boxes), [boxes]);
  useEffect(() => {
    for (const fault of [...boxFaults(parts.form), ...overruledBy(parts.form)]) report(fault);
  }, [parts, report]);
  useRepeat(root, filters, texts.articles(shown.size));
  useEffect(() => {
    const lifetime = new AbortController();
    const follow = (event: Event) => {
      // The event also comes when a page has loaded. Changes of the visitor must stay then.
      if (event instanceof PageTransitionEvent && !event.persisted) followUntouched(boxes);
      else followAddress(boxes);
      const found = filtersIn(ownQuery());
      setFilters((before) => (`${before}` === `${found}` ? before : found));
    };
    for (const type of ['pageshow', 'popstate'])
      addEventListener(type, follow, { signal: lifetime.signal });
    return () => lifetime.abort();
  }, [boxes]);

  const show = (next: readonly string[]) => {
    replaceAddress(queryWith(next, parts.form));
    setFilters(next);
  };
  const known = new Set(boxes.map(({ value }) => value));
  const unknown = () => filtersIn(ownQuery()).filter((value) => !known.has(value));
  const chosen = () => new Set(boxes.flatMap(({ input, value }) => (input.checked ? [value] : [])));
  const apply = (changed: EventTarget | null) => {
    followTwin(boxes, changed);
    show([...unknown(), ...chosen()]);
  };
  useEarlyFilters(() => boxes.map(({ input }) => input), apply);
  return {
    boxes,
    counts: countsOf(values, boxes, checked),
    shown,
    isFiltered: filters.some((value) => known.has(value)),
    apply,
    clear() {
      for (const { input } of boxes) input.checked = false;
      show(unknown());
      boxes[0]?.input.focus();
    },
  };
}

/**
 * Announces the number again if the filters have changed and the number has not. Its own live region doesn't change
 * then, so it is not announced: https://github.com/microsoft/vscode/issues/99466
 */
function useRepeat(root: HTMLElement, filters: readonly string[], sentence: string): void {
  const announce = useLiveRegion(root);
  const before = useRef({ filters, sentence });
  useLayoutEffect(() => {
    if (before.current.filters === filters) return;
    announce(before.current.sentence === sentence ? sentence : '');
    before.current = { filters, sentence };
  }, [announce, filters, sentence]);
}

function isMatch(
  values: Parameters<typeof matches>[0] | undefined,
  checked: Parameters<typeof matches>[1],
): boolean {
  return values !== undefined && matches(values, checked);
}

function queryWith(filters: readonly string[], form: HTMLFormElement): string {
  const query = new URLSearchParams(ownQuery());
  takeFields(form, query);
  return withFilters(`${query}`, filters);
}

/** Checks the boxes whose values are in the address, except those that the visitor changed before the mount. */
function followUntouched(boxes: readonly Box[]): void {
  followAddress(boxes.filter(({ input }) => !isTouched(input)));
}
