import { useState, useSyncExternalStore } from 'react';

/** Whether the media query holds, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const [list] = useState(() => matchMedia(query));
  const [subscribe] = useState(() => (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  });
  return useSyncExternalStore(subscribe, () => list.matches);
}
