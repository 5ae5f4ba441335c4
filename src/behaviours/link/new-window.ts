/** What is said of a link that opens a window of its own, and no longer true of one that doesn't. */
import { newWindowNotes } from './texts.ts';

/** Returns the words without the note that a new window opens. Other words are left as they are. */
export function withoutNewWindow(words: string): string {
  return newWindowNotes.reduce((left, note) => left.replace(note, ''), words);
}
