/** A shortcut of the browser's, or of its way to open a link elsewhere. */
import { unshadowed } from './unshadowed.ts';

export function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Whether the event opens a link elsewhere: what the link does here is then not asked for. */
export function opensElsewhere(event: Event, element: Element): boolean {
  return event instanceof MouseEvent && unshadowed(element).matches('a[href]') && isModified(event);
}
