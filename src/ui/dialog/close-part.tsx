/** A part that closes a dialog; a link that leads nowhere acts as a button, others lead on. */
import type { ReactNode } from 'react';
import { unshadowed } from '../../lib/unshadowed.ts';
import { controlAttributes, leadsNowhere } from '../../runtime/press.ts';
import { Bound } from '../../runtime/react/bound.tsx';
import { BoundButton } from '../../runtime/react/bound-button.tsx';

export function ClosePart({
  to,
  leave,
}: {
  readonly to: HTMLElement;
  readonly leave: () => void;
}): ReactNode {
  if (leadsNowhere(to)) return <BoundButton to={to} press={closing(leave)} />;
  /** One with `type="submit"` sends its form as it closes. */
  const attributes = to instanceof HTMLButtonElement ? controlAttributes(to) : {};
  return <Bound to={to} attributes={attributes} on={{ click: closing(leave) }} />;
}

/**
 * Returns a listener that leaves. A link to nowhere (`#`) then leads nowhere, and a button that was given no type sends no
 * form. Other links lead on, and other buttons send, as the template says.
 */
function closing(leave: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { currentTarget: part } = event;
    if (part instanceof Element && unshadowed(part).matches('a[href="#"], button:not([type])'))
      event.preventDefault();
    leave();
  };
}
