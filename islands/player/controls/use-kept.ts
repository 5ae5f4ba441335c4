import { useState } from 'react';
import { recall, remember } from '../../../src/services/storage.ts';

/**
 * Returns a choice of the visitor and a function that changes it. It is kept for later medias and visits;
 * `undefined` if there was none.
 */
export function useKept(key: string): readonly [string | undefined, (choice?: string) => void] {
  const [kept, keep] = useState(() => recall('visits', key));
  const choose = (choice?: string): void => {
    remember('visits', key, choice);
    keep(choice);
  };
  return [kept, choose];
}
