/** Removes the note that a link opens a new window from a text. */
import { newWindowNotes } from './texts.ts';

/** Returns the text without that note. Other words stay. */
export function withoutNewWindow(words: string): string {
  return newWindowNotes.reduce((left, note) => left.replace(note, ''), words);
}
