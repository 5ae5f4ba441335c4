/** Binds a link or a button of the server's as a control. */
import type { ReactNode } from 'react';
import { controlAttributes, pressByKey } from '../press.ts';
import { Bound, type BoundProps } from './bound.tsx';

interface BoundButtonProps extends Omit<BoundProps, 'on'> {
  /** Called for a click, and for the keys that press a button. A press submits no form and follows no link. */
  readonly press: (event: MouseEvent) => void;
}

export function BoundButton({ press, attributes, ...bound }: BoundButtonProps): ReactNode {
  const click = (event: MouseEvent): void => {
    event.preventDefault();
    press(event);
  };
  return (
    <Bound
      {...bound}
      attributes={{ ...controlAttributes(bound.to), ...attributes }}
      on={{ click, keydown: pressByKey }}
    />
  );
}
