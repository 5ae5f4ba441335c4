import { useEffect, useEffectEvent } from 'react';
import { filtersIn } from '../lib/filter-address.ts';
import { ownQuery } from '../lib/own-address.ts';
import { isTouched } from '../lib/touched.ts';

/**
 * Applies the filters whose boxes the visitor changed before the first listener was added. It waits one task, because
 * the runtime dispatches held events first, and then the address has their filters.
 */
export function useEarlyFilters(
  boxes: () => readonly HTMLInputElement[],
  apply: (box: HTMLInputElement) => void,
): void {
  const applyEarly = useEffectEvent(() => {
    const wanted = filtersIn(ownQuery());
    const isEarly = (box: HTMLInputElement) =>
      isTouched(box) && box.checked !== wanted.includes(box.value);
    boxes().filter(isEarly).forEach(apply);
  });
  useEffect(() => {
    const timer = setTimeout(applyEarly);
    return () => clearTimeout(timer);
  }, []);
}
