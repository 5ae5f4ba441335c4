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
 * nothing. Other links navigate and other buttons submit, as the template says. If the browser doesn't submit the form, the
 * dialog stays open, because the browser shows its message at the invalid field.
 */
function closing(leave: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { currentTarget: part } = event;
    if (part instanceof Element && unshadowed(part).matches('a[href="#"], button:not([type])'))
      event.preventDefault();
    else if (isRefused(part)) return;
    leave();
  };
}

/** Whether the part is the submit button of a form that the browser finds invalid. */
function isRefused(part: EventTarget | null): boolean {
  if (!(part instanceof HTMLButtonElement || part instanceof HTMLInputElement)) return false;
  const { form, type, formNoValidate } = part;
  if (!form || !/^(submit|image)$/.test(type) || formNoValidate) return false;
  return unshadowed(form).matches(':invalid:not([novalidate])');
}
