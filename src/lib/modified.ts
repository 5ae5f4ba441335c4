/** Whether a modifier key is held: the browser then runs a shortcut, or opens a link in another tab or window. */
import { unshadowed } from './unshadowed.ts';

export function isModified(event: Modifiers): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether the event opens the link in another tab or window. The script must then leave it to the browser. */
export function opensElsewhere(event: Event, element: Element): boolean {
  return event instanceof MouseEvent && unshadowed(element).matches('a[href]') && isModified(event);
}
