import { unshadowed } from '../lib/unshadowed.ts';
import { type Binding, bind } from './bind.ts';

/**
 * Returns a function that gives the one binding of an element. Use it for elements that come and go, such as the
 * buttons of a form that another script fills. Bindings of elements that have left the page are released at the
 * next call; all others when the signal aborts.
 */
export function bindings(signal: AbortSignal): (element: HTMLElement) => Binding {
  const known = new Map<HTMLElement, Binding>();
  const release = (isLeft: (element: HTMLElement) => boolean): void => {
    for (const [element, binding] of known) {
      if (!isLeft(element)) continue;
      binding.release();
      known.delete(element);
    }
  };
  signal.addEventListener('abort', () => release(() => true), { once: true });
  return (element) => {
    const existing = known.get(element);
    if (existing) return existing;
    release((one) => !unshadowed(one).isConnected);
    const binding = bind(element);
    known.set(element, binding);
    return binding;
  };
}
