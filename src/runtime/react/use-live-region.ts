/** A polite live region of an island's. */

import { useLayoutEffect, useState } from 'react';
import { makeLiveRegion } from '../../lib/live-region.ts';
import { unshadowed } from '../../lib/unshadowed.ts';

/**
 * Returns a function that says a sentence, as `createLiveRegion` does. The region is put into the element at the first
 * commit, since React may throw a render away: https://react.dev/reference/rules/components-and-hooks-must-be-pure
 */
export function useLiveRegion(within: Element): (sentence: string) => void {
  const [{ region, say }] = useState(makeLiveRegion);
  useLayoutEffect(() => {
    unshadowed(within).append(region);
    return () => region.remove();
  }, [within, region]);
  return say;
}
