/** Listens on the window: acts once everybody else has heard the event, also where a script keeps it from going on. */
export function listenLast<Type extends keyof WindowEventMap>(
  type: Type,
  act: (event: WindowEventMap[Type]) => void,
  signal: AbortSignal,
): void {
  const hear = (event: WindowEventMap[Type]): void => afterDispatch(event, () => act(event));
  addEventListener(type, hear, { signal, capture: true });
}

/**
 * Acts on an event once everybody else has heard it, also where somebody keeps it from going on. To be called
 * while the event is in the window's capture phase, which no script in the page comes before.
 */
export function afterDispatch(event: Event, act: () => void): void {
  let isDone = false;
  const actOnce = (heard?: Event): void => {
    if (isDone || (heard && heard !== event)) return;
    isDone = true;
    removeEventListener(event.type, actOnce);
    act();
  };
  // Added now, it is the last of the window's listeners.
  addEventListener(event.type, actOnce);
  setTimeout(actOnce);
}
