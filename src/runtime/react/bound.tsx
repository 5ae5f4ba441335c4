/** Binds an element of the server's from JSX: `<Bound to={parts.more} attributes={{ hidden: !hasMore }} />`. */

import { useDebugValue, useEffectEvent, useLayoutEffect, useState } from 'react';
import { opensElsewhere } from '../../lib/modified.ts';
import { cast } from '../../lib/trusted.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { Patch } from '../bind.ts';
import { bind, NOTHING, rebind } from '../bind.ts';

/** `clickCapture` listens in the capture phase, so nothing inside the element can stop the click before. */
type Listeners = {
  readonly [Type in keyof HTMLElementEventMap as Type | `${Type}Capture`]?: (
    event: HTMLElementEventMap[Type],
  ) => void;
};

export interface BoundProps extends Patch {
  /** Nothing is bound if the part is missing. */
  readonly to: HTMLElement | undefined;
  readonly on?: Listeners;
}

/** Renders nothing. Applies the patch to the element while the component is mounted. */
export function Bound({ to, on, ...patch }: BoundProps): null {
  useBinding(to, patch);
  useListeners(to, on);
  return null;
}

/** Binds each element of a list with the patch that `patch` returns for it. In a long list, return shared objects. */
export function BoundEach({
  to,
  patch,
}: {
  readonly to: readonly HTMLElement[];
  readonly patch: (element: HTMLElement, index: number) => Patch;
}): null {
  /** The last patch of each element. Elements that never had a patch are not in it. */
  const [asked] = useState(() => new Map<HTMLElement, Patch>());
  useLayoutEffect(() => {
    to.forEach((element, index) => {
      const wanted = patch(element, index);
      const before = asked.get(element);
      if (!before && isNothing(wanted)) return;
      rebind(element, asked, before ?? NOTHING, wanted);
      asked.set(element, wanted);
    });
  });
  useLayoutEffect(
    () => () => {
      for (const [element, before] of asked) rebind(element, asked, before, NOTHING);
      asked.clear();
    },
    [asked],
  );
  return null;
}

function isNothing(patch: Patch): boolean {
  for (const _ in patch) return false;
  return true;
}

function useBinding(element: HTMLElement | undefined, patch: Patch): void {
  useDebugValue(element);
  const [binding, setBinding] = useState(() => (element ? bind(element) : undefined));
  const [bound, setBound] = useState(element);
  if (bound !== element) {
    setBound(element);
    setBinding(element ? bind(element) : undefined);
  }
  useLayoutEffect(() => binding?.apply(patch));
  useLayoutEffect(() => () => binding?.release(), [binding]);
}

/** Adds one listener for each event type. It calls the callback of the last render. */
function useListeners(element: HTMLElement | undefined, on: Listeners | undefined): void {
  const types = Object.keys(on ?? {}).join(' ');
  const call = useEffectEvent((type: string, event: Event) => {
    const [, listen] = Object.entries(on ?? {}).find(([one]) => one === type) ?? [];
    // The listener was added for events of this type.
    listen?.(cast(event));
  });
  useLayoutEffect(() => {
    if (!element || types === '') return undefined;
    const lifetime = new AbortController();
    for (const type of types.split(' ')) {
      unshadowed(element).addEventListener(
        type.replace('Capture', ''),
        (event) => opensElsewhere(event, element) || call(type, event),
        { signal: lifetime.signal, capture: type.endsWith('Capture') },
      );
    }
    return () => lifetime.abort();
  }, [element, types]);
}
