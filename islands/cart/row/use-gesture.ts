/** One press of a key or of a pointer, with all that the browser makes of it: a change, a click, a submit. */
import { useState } from 'react';

interface Gesture {
  /** Called when something has happened in the gesture that is under way. */
  readonly note: () => void;
  /** Whether that gesture is still the last one. */
  readonly isNow: () => boolean;
}

export function useGesture(): Gesture {
  const [gesture] = useState(createGesture);
  return gesture;
}

function createGesture(): Gesture {
  let isNow = false;
  const end = () => {
    isNow = false;
  };
  return {
    note() {
      isNow = true;
      for (const type of ['keydown', 'pointerdown'])
        addEventListener(type, end, { capture: true, once: true });
    },
    isNow: () => isNow,
  };
}
