/** A polite live region for islands. */

import { useLayoutEffect, useState } from 'react';
import { makeLiveRegion } from '../../lib/live-region.ts';
import { unshadowed } from '../../lib/unshadowed.ts';

/**
 * Returns a function that announces a sentence, as `createLiveRegion` does. The region is added to the element in
 * the first commit, because React may discard a render:
 * https://react.dev/reference/rules/components-and-hooks-must-be-pure
 */
export function useLiveRegion(within: Element): (sentence: string) => void {
  const [{ region, announce }] = useState(makeLiveRegion);
  useLayoutEffect(() => {
    unshadowed(within).append(region);
    return () => region.remove();
  }, [within, region]);
  return announce;
}
