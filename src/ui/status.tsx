/** A polite live region: a part of the template, or an element that is added. */

import { useLayoutEffect, useState } from 'react';
import { makeView } from '../lib/own-view.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import { bind } from '../runtime/bind.ts';

interface StatusProps {
  readonly part: HTMLElement | undefined;
  readonly after: HTMLElement;
  /** The sentence to announce. If it is empty, the part shows the server's text. */
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
