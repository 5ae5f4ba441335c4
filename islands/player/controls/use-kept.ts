import { useState } from 'react';
import { recall, remember } from '../../../src/services/storage.ts';

/** Whether or how the visitor wants something, kept for later medias and visits; `undefined` until there was a choice. */
export function useKept(key: string): readonly [string | undefined, (choice?: string) => void] {
  const [kept, keep] = useState(() => recall('visits', key));
  const choose = (choice?: string): void => {
    remember('visits', key, choice);
    keep(choice);
  };
  return [kept, choose];
}
