import type { ReactNode } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

interface NoticeProps {
  /** The text of the button. */
  readonly label: string;
  readonly act: () => void;
  /** Called if the button is focused when the notice is removed. */
  readonly focusNext: () => void;
  /** The text beside the button. */
  readonly children?: ReactNode;
}

/** A message with a button over the picture. If its button is focused when it is removed, the focus moves on. */
export function Notice({ label, act, focusNext, children }: NoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const passFocusOn = useEffectEvent(focusNext);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) passFocusOn();
    };
  }, []);
  return (
    <div className="player-notice">
      {children}
      <button ref={button} type="button" onClick={act}>
        {label}
      </button>
    </div>
  );
}
