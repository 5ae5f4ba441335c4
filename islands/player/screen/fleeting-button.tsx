import { useLayoutEffect, useRef } from 'react';

interface FleetingButtonProps {
  readonly label: string;
  readonly act: () => void;
  /** Takes the focus over, where the button has it when it goes. */
  readonly focusNext: () => void;
}

/** A button that goes once it has been used, or when its moment is over, without taking the focus with it. */
export function FleetingButton({ label, act, focusNext }: FleetingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(focusNext);
  useLayoutEffect(() => {
    latest.current = focusNext;
  });
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) latest.current();
    };
  }, []);
  return (
    <button ref={button} type="button" onClick={act}>
      {label}
    </button>
  );
}
