import type { ReactNode } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

interface NoticeProps {
  /** Of the button. */
  readonly label: string;
  readonly act: () => void;
  /** Called where the button has the focus when the notice disappears. */
  readonly focusNext: () => void;
  /** What there is to say beside the button. */
  readonly children?: ReactNode;
}

/** Stands over the picture with a button, until the button was used or the moment is over. It hands its focus on. */
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
