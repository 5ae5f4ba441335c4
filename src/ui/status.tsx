/** A polite live region: the template's own part, or one made after an element where there is none. */

import { useLayoutEffect, useState } from 'react';
import { makeView } from '../lib/own-view.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import { bind } from '../runtime/bind.ts';

interface StatusProps {
  readonly part: HTMLElement | undefined;
  readonly after: HTMLElement;
  /** The whole sentence to say; where it is empty, the part has the server's words. */
  readonly text: string;
}

export function Status({ part, after, text }: StatusProps): null {
  const [region] = useState(() => part ?? makeView('p'));
  const [binding] = useState(() => bind(region));
  useLayoutEffect(() => {
    if (!region.isConnected) unshadowed(after).after(region);
    return () => {
      binding.release();
      if (region !== part) region.remove();
    };
  }, [after, binding, part, region]);
  useLayoutEffect(() => {
    binding.apply({ attributes: { role: 'status' }, ...(text && { text }) });
  });
  return null;
}
