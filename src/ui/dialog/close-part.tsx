/** A part that closes the dialog. A link without a target acts as a button; other links also navigate. */
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
  /** A button with `type="submit"` also submits its form. */
  const attributes = to instanceof HTMLButtonElement ? controlAttributes(to) : {};
  return <Bound to={to} attributes={attributes} on={{ click: closing(leave) }} />;
}

/**
 * Returns a click listener that calls `leave`. A link to `#` doesn't navigate, and a button without a type submits
 * nothing. Other links navigate and other buttons submit, as the template says.
 */
function closing(leave: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { currentTarget: part } = event;
    if (part instanceof Element && unshadowed(part).matches('a[href="#"], button:not([type])'))
      event.preventDefault();
    leave();
  };
}
