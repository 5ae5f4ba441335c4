/**
 * Listens on the window. Calls `act` after all other listeners of the event have run, even if one of them stops the
 * event.
 */
export function listenLast<Type extends keyof WindowEventMap>(
  type: Type,
  act: (event: WindowEventMap[Type]) => void,
  signal: AbortSignal,
): void {
  const hear = (event: WindowEventMap[Type]): void => afterDispatch(event, () => act(event));
  addEventListener(type, hear, { signal, capture: true });
}

/**
 * Calls `act` after all other listeners of the event have run, even if one of them stops the event. Must be called
 * in the window's capture phase, before any other listener can stop it.
 */
export function afterDispatch(event: Event, act: () => void): void {
  let isDone = false;
  const actOnce = (heard?: Event): void => {
    if (isDone || (heard && heard !== event)) return;
    isDone = true;
    removeEventListener(event.type, actOnce);
    act();
  };
  // A listener that is added now runs after the window's other listeners.
  addEventListener(event.type, actOnce);
  setTimeout(actOnce);
}
