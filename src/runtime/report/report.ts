/** Reports faults to integrators: what was expected, where, what was found, what to do. */

import { importWithRetry } from '../../lib/import-with-retry.ts';
import { strategyFault } from '../../lib/strategy-fault.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { ContractError } from '../contract-error.ts';
import type { Descriptor, EntryFault, Fault, InstanceId } from '../core/kinds.ts';

const loggedOf = new WeakMap<Element, Set<string>>();

/** A reported message. The element is held weakly, so it can still be garbage-collected. */
export interface Message {
  readonly level: Level;
  readonly text: string;
  readonly at: WeakRef<Element>;
}

type Level = 'warn' | 'error';

const messages: Message[] = [];
const listeners = new Set<(message: Message) => void>();

/** Calls `listener` with every message of the page: first with the earlier ones, in order, then with each new one. */
export function listenToMessages(listener: (message: Message) => void, signal: AbortSignal): void {
  messages.forEach(listener);
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener), { once: true });
}

/** Reports each fault of a root once, also if the root is mounted several times. */
export async function reportFault(
  { root, descriptor }: InstanceId,
  reported: Fault | EntryFault,
): Promise<void> {
  const fault = typeof reported === 'string' ? ENTRY_FAULTS[reported](root, descriptor) : reported;
  const { expected, at = root, level = 'warn' } = fault;
  const words = fault.names || fault.json !== undefined ? await inMoreWords(fault) : fault;
  const text = `data-${descriptor.name}: ${sentence({ ...words, expected, at })}`;
  logOnce(root, { level, text, at });
}

/**
 * Completes the message with the nearest name or the cause of a JSON error. If the chunk for that doesn't arrive,
 * returns the fault as it is.
 */
async function inMoreWords(fault: Fault): Promise<Pick<Fault, 'found' | 'advice'>> {
  try {
    const { inWords } = await importWithRetry(() => import('../../lib/errors/in-words.ts'));
    return inWords(fault);
  } catch {
    return fault;
  }
}

/** Returns the message of a fault. All messages have this form. */
export function sentence({ expected, found, advice, at }: Wording): string {
  return `expected ${expected}, at ${pathOf(at)}, found ${found}: ${advice}.`;
}

type Wording = Required<Pick<Fault, 'expected' | 'found' | 'advice' | 'at'>>;

const ENTRY_FAULTS: Record<EntryFault, (root: HTMLElement, descriptor: Descriptor) => Fault> = {
  strategy: (root, { when = 'idle' }) => strategyFault(unshadowed(root).dataset.when, when),
  'second-island': (_root, { name }) => ({
    expected: 'one island on an element',
    found: `another island before data-${name}`,
    advice: `only the first starts; move data-${name} to an element of its own`,
  }),
};

/**
 * Reports a root that failed to mount, or crashed. Each cause is reported once. The stack of a crash is logged as
 * well.
 */
export function reportFailure({ root, descriptor: { name } }: InstanceId, error: unknown): void {
  if (error instanceof ContractError) {
    const { expected, found, at = root } = error;
    const advice = "the server's HTML stays; correct the template";
    const text = `data-${name}: ${sentence({ expected, found, advice, at })}`;
    logOnce(root, { level: 'error', text, at });
  } else {
    const text = `data-${name}: expected the root to work, at ${pathOf(root)}, found an error: the server's HTML stays; ${error}`;
    logOnce(root, { level: 'error', text, at: root }, error);
  }
}

/** Logs each sentence once per root. `details` are logged as objects. */
export function logOnce(root: Element, { level, text, at }: Entry, ...details: unknown[]): void {
  const logged = loggedOf.get(root) ?? new Set();
  loggedOf.set(root, logged);
  if (logged.has(text)) return;
  logged.add(text);
  console[level](`[islands] ${text}`, ...details);
  const message = { level, text, at: new WeakRef(at) };
  messages.push(message);
  for (const listener of listeners) listener(message);
}

interface Entry extends Omit<Message, 'at'> {
  readonly at: Element;
}

/**
 * Returns a selector that matches the element: from its nearest ancestor with a unique id, or from `html`, down to
 * it.
 */
export function pathOf(element: Element | null): string {
  if (!element) return '';
  const { id, localName, parentElement } = unshadowed(element);
  if (id && isOnlyOne(id)) return `#${CSS.escape(id)}`;
  const siblings = parentElement ? [...unshadowed(parentElement).children] : [];
  const twins = siblings.filter((sibling) => unshadowed(sibling).localName === localName);
  const place = twins.length > 1 ? `:nth-of-type(${twins.indexOf(element) + 1})` : '';
  const parent = pathOf(parentElement);
  return `${parent && `${parent} > `}${localName}${place}`;
}

/** Whether the id is unique. A selector with a repeated id could match another element. */
function isOnlyOne(id: string): boolean {
  return document.querySelectorAll(`#${CSS.escape(id)}`).length < 2;
}
