/** Triggers stand anywhere in the page and may come and go: clicks are looked at where all of them begin, on the window. */

import { useEffect, useEffectEvent } from 'react';
import { afterDispatch } from '../../lib/after-dispatch.ts';
import { opensElsewhere } from '../../lib/modified.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { dialogNamed } from './named.ts';
import { texts } from './texts.ts';

/** Calls `open` for each trigger that is clicked and names the root's id in its `<marker>-open`. */
export function useTriggers(
  root: HTMLElement,
  marker: string,
  open: (trigger: Element) => void,
): void {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const trigger = unshadowed(event.target).closest(`[${marker}-open]`);
      const id = trigger?.getAttribute(`${marker}-open`) ?? '';
      if (!trigger || dialogNamed(marker, id) !== root) return;
      if (opensElsewhere(event, trigger)) return;
      if (isWithinHidden(root)) {
        console.error(texts.hidden(unshadowed(root).id));
        return;
      }
      event.preventDefault();
      afterDispatch(event, () => openNow(trigger));
    };
    addEventListener('click', follow, true);
    return () => removeEventListener('click', follow, true);
  }, [root, marker]);
}

/** Whether something around the root is hidden. A parent without a box of its own (`display: contents`) hides nothing. */
function isWithinHidden(root: HTMLElement): boolean {
  let parent = unshadowed(root).parentElement;
  while (parent && getComputedStyle(parent).display === 'contents')
    parent = unshadowed(parent).parentElement;
  return parent !== null && unshadowed(parent).checkVisibility?.() === false;
}
