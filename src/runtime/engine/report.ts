/** Tells integrators what is wrong with a template: what was expected, where, what was found, what to do. */
import type { EntryFault, Fault, Outline, Place } from '../core/kinds.ts';
import { ContractError } from '../decode.ts';

const saidOf = new WeakMap<Element, Set<string>>();

/** Each fault of a root once, however often the root is started. */
export function reportFault({ root, outline }: Place, told: Fault | EntryFault): void {
  const fault = typeof told === 'string' ? ENTRY_FAULTS[told](root, outline) : told;
  const { expected, found, advice, at = root, level = 'warn' } = fault;
  sayOnce(
    root,
    level,
    `data-${outline.name}: expected ${expected}, at ${pathOf(at)}, found ${found}: ${advice}.`,
  );
}

const ENTRY_FAULTS: Record<EntryFault, (root: HTMLElement, outline: Outline) => Fault> = {
  strategy: (root, { when = 'idle' }) => ({
    expected: 'data-when to be "load", "idle", "visible" or "interaction"',
    found: `"${root.dataset.when}"`,
    advice: `"${when}" is used; correct data-when`,
  }),
  'second-island': (_root, { name }) => ({
    expected: 'one island on an element',
    found: `another before data-${name}`,
    advice: `only the first starts; give data-${name} an element of its own`,
  }),
};

/** A root that did not start, or crashed: each cause once. A crash's own stack stays readable beside the sentence. */
export function reportFailure({ root, outline: { name } }: Place, error: unknown): void {
  const where = `at ${pathOf(root)}`;
  if (error instanceof ContractError) {
    const found = /, found .*$/.exec(error.message)?.[0] ?? `, found <${root.localName}>`;
    const expected = error.message.replace(found, '');
    sayOnce(
      root,
      'error',
      `data-${name}: ${expected}, ${where}${found}: the server's HTML stands; correct the template.`,
    );
  } else
    sayOnce(
      root,
      'error',
      `data-${name}: expected the root to work, ${where}, found an error: the server's HTML stands; ${error}`,
      error,
    );
}

/** `details` are shown as the console shows them. */
function sayOnce(
  root: Element,
  level: 'warn' | 'error',
  message: string,
  ...details: unknown[]
): void {
  const messages = saidOf.get(root) ?? new Set();
  saidOf.set(root, messages);
  if (messages.has(message)) return;
  messages.add(message);
  console[level](`[islands] ${message}`, ...details);
}

/** A selector that finds the element again: from the nearest `id`, or from `html`, down to it. */
function pathOf(element: Element | null): string {
  if (!element) return '';
  if (element.id) return `#${CSS.escape(element.id)}`;
  const twins = [...(element.parentElement?.children ?? [])].filter(
    (sibling) => sibling.localName === element.localName,
  );
  const place = twins.length > 1 ? `:nth-of-type(${twins.indexOf(element) + 1})` : '';
  const parent = pathOf(element.parentElement);
  return `${parent && `${parent} > `}${element.localName}${place}`;
}
