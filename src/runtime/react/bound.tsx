/** Binds an element of the server's from JSX: `<Bound to={parts.more} attributes={{ hidden: !hasMore }} />`. */

import { useLayoutEffect, useState } from 'react';
import { opensElsewhere } from '../../lib/modified.ts';
import { trusted } from '../../lib/trusted.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { Patch } from '../bind.ts';
import { bind, NOTHING, rebind } from '../bind.ts';

/** `clickCapture` hears clicks before anything inside the element does, which can't keep them from going on. */
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

/** Renders nothing; gives the element what it should have, and takes it back when it leaves. */
export function Bound({ to, on, ...patch }: BoundProps): null {
  useBinding(to, patch);
  useListeners(to, on);
  return null;
}

/** The same for a list: `patch` is asked for each element. Return shared objects where it is long. */
export function BoundEach({
  to,
  patch,
}: {
  readonly to: readonly HTMLElement[];
  readonly patch: (element: HTMLElement, index: number) => Patch;
}): null {
  /** What elements were asked to have; those that want nothing are not in it. */
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
  const [binding, setBinding] = useState(() => (element ? bind(element) : undefined));
  const [bound, setBound] = useState(element);
  if (bound !== element) {
    setBound(element);
    setBinding(element ? bind(element) : undefined);
  }
  useLayoutEffect(() => binding?.apply(patch));
  useLayoutEffect(() => () => binding?.release(), [binding]);
}

/** Listeners are added once for each type; what they call is always the latest. */
function useListeners(element: HTMLElement | undefined, on: Listeners | undefined): void {
  const [latest] = useState<{ on: Listeners | undefined }>(() => ({ on }));
  const types = Object.keys(on ?? {}).join(' ');
  useLayoutEffect(() => {
    latest.on = on;
  });
  useLayoutEffect(() => {
    if (!element || types === '') return undefined;
    const lifetime = new AbortController();
    for (const type of types.split(' ')) {
      const call = (event: Event) =>
        opensElsewhere(event, element) ||
        Object.entries(latest.on ?? {}).find(([one]) => one === type)?.[1](trusted(event));
      const capture = type.endsWith('Capture');
      unshadowed(element).addEventListener(type.replace('Capture', ''), call, {
        signal: lifetime.signal,
        capture,
      });
    }
    return () => lifetime.abort();
  }, [element, types, latest]);
}
