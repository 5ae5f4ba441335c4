/** Tests that are known to end otherwise in Firefox under WebDriver BiDi, and what they meet there. */
import type { Limit } from './limits.ts';

interface Difference {
  /** A part of the file's name. */
  readonly file: string;
  readonly title: RegExp;
  readonly limit: Limit;
}

export const DIFFERENCES: readonly Difference[] = [
  { file: 'tabs.spec.ts', title: /open in a window of their own/, limit: 'windows' },
  { file: 'profile-picture.spec.ts', title: /may be dropped and pasted/, limit: 'events' },
  { file: 'profile.spec.ts', title: /is scrolled as it was after cancelling/, limit: 'selection' },
];
