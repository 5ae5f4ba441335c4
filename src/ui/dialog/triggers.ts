/** Listens to triggers. They may be anywhere in the page, and may be added later, so the listener is on the window. */

import { useEffect, useEffectEvent } from 'react';
import { afterDispatch } from '../../lib/after-dispatch.ts';
import { opensElsewhere } from '../../lib/modified.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { dialogNamed } from './named.ts';
import { texts } from './texts.ts';

/** Calls `open` for each click on a trigger whose `<marker>-open` has the root's id. */
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

/** Whether an ancestor of the root is hidden. One with `display: contents` has no box, but hides nothing. */
function isWithinHidden(root: HTMLElement): boolean {
  let parent = unshadowed(root).parentElement;
  while (parent && getComputedStyle(parent).display === 'contents')
    parent = unshadowed(parent).parentElement;
  return parent !== null && unshadowed(parent).checkVisibility?.() === false;
}
