/** A gesture: one press of a key or a pointer, with all events that it causes, such as change, click and submit. */
import { useState } from 'react';

interface Gesture {
  /** Marks the current gesture. */
  readonly note: () => void;
  /** Whether the marked gesture is still the current one. */
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
