/** Starts a root in a unit test, as the runtime does, and stops it with the test. */
import { onTestFinished } from 'vitest';
import type { Starter } from '../src/runtime/core/kinds.ts';

/** Inserts the HTML and starts its first element. The test fails if the root reports an error. */
export async function startRoot(starter: Starter, html: string): Promise<HTMLElement> {
  document.body.innerHTML = html;
  const root = document.body.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('expected the HTML to be an element');
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const fail = (fault: unknown) => {
    throw new Error('expected a root without faults', { cause: fault });
  };
  await starter(root, { signal: life.signal, report: fail, fail });
  return root;
}

/** Returns the only element that matches. Throws if there is none or more than one. */
export function one(selector: string): HTMLElement {
  const [found, ...others] = document.querySelectorAll<HTMLElement>(selector);
  if (!found || others.length > 0) throw new Error(`expected one element to match ${selector}`);
  return found;
}
