import { useState, useSyncExternalStore } from 'react';

/** Returns whether the media query matches. The component renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const [list] = useState(() => matchMedia(query));
  const [subscribe] = useState(() => (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  });
  return useSyncExternalStore(subscribe, () => list.matches);
}
