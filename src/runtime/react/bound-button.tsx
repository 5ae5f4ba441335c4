/** Binds a button of the server's, or a link that acts as one. */
import type { ReactNode } from 'react';
import { buttonRole, pressByKey } from '../link-button.ts';
import { Bound, type BoundProps } from './bound.tsx';

interface BoundButtonProps extends Omit<BoundProps, 'on'> {
  /** Called for a click, and for the keys that press a button. */
  readonly press: (event: MouseEvent) => void;
}

export function BoundButton({ press, attributes, ...bound }: BoundButtonProps): ReactNode {
  return (
    <Bound
      {...bound}
      attributes={{ ...buttonRole(bound.to), ...attributes }}
      on={{ click: press, keydown: pressByKey }}
    />
  );
}
