/** Binds an element of the server's from JSX: `<Bound to={parts.more} attributes={{ hidden: !hasMore }} />`. */

import { useDebugValue, useEffectEvent, useLayoutEffect, useState } from 'react';
import { opensElsewhere } from '../../lib/modified.ts';
import { cast } from '../../lib/trusted.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { Patch } from '../bind.ts';
import { bind, NOTHING, rebind } from '../bind.ts';

/** `clickCapture` hears clicks before anything inside the element does, which therefore can't stop them. */
type Listeners = {
  readonly [Type in keyof HTMLElementEventMap as Type | `${Type}Capture`]?: (
    event: HTMLElementEventMap[Type],
  ) => void;
};

export interface BoundProps extends Patch {
  /** Nothing is bound where the part is missing. */
  readonly to: HTMLElement | undefined;
  readonly on?: Listeners;
}

/** Renders nothing. Gives the element what it should have, for as long as the component is mounted. */
export function Bound({ to, on, ...patch }: BoundProps): null {
  useBinding(to, patch);
  useListeners(to, on);
  return null;
}

/** Does the same for a list: `patch` is asked for each element. Let it return shared objects where the list is long. */
export function BoundEach({
  to,
  patch,
}: {
  readonly to: readonly HTMLElement[];
  readonly patch: (element: HTMLElement, index: number) => Patch;
}): null {
  /** What elements were asked to have, without those that were asked for nothing. */
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

/** Adds one listener for each type. It calls what was rendered last. */
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
