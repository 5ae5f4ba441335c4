/** A part that closes a dialog; a link that leads nowhere acts as a button, others lead on. */
import type { ReactNode } from 'react';
import { controlAttributes, leadsNowhere } from '../../runtime/press.ts';
import { Bound } from '../../runtime/react/bound.tsx';
import { BoundButton } from '../../runtime/react/bound-button.tsx';
import { closing } from './closing.ts';

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
