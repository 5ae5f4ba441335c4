/** What a click on a part that closes does besides: a link may lead on, a button may send where the template says so. */
import { unshadowed } from '../../lib/unshadowed.ts';

/** Leaves. A link to nowhere (`#`) then leads nowhere, and a button that was given no type sends no form. */
export function closing(leave: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { currentTarget: part } = event;
    if (part instanceof Element && unshadowed(part).matches('a[href="#"], button:not([type])'))
      event.preventDefault();
    leave();
  };
}
