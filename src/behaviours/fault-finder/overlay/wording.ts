/** The texts of the overlay, in English like all reports to integrators. */
import type { PartFacts, RootFacts, Times } from './root-facts.ts';
import type { Sizes } from './sizes.ts';

/** Returns a summary such as `10 faults, 4 roots`. `isChecked`: whether the check of the page has finished. */
export function summary(faults: number, roots: number, isChecked: boolean): string {
  const found = faults === 0 && !isChecked ? 'checking…' : counted(faults, 'fault');
  return `${found}, ${counted(roots, 'root')}`;
}

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the lines about a root, each with its heading. Unknown facts are left out. */
export function linesOf(
  { strategy, parts, times }: RootFacts,
  sizes: Sizes | undefined,
): readonly (readonly [heading: string, words: string])[] {
  const found = parts.filter(({ elements }) => elements.length > 0);
  const missing = parts.filter(({ elements }) => elements.length === 0);
  const lines = [
    ['Starts by', strategy],
    ['Parts', found.map(foundPart).join(', ')],
    ['Not found', missing.map(missingPart).join(', ')],
    ['Mounted after', times ? timesInWords(times) : ''],
    ['Files', sizes ? sizesInWords(sizes) : ''],
  ] as const;
  return lines.filter(([, words]) => words !== '');
}

function foundPart({ name, elements }: PartFacts): string {
  return elements.length > 1 ? `${name} ×${elements.length}` : name;
}

function missingPart({ name, isRequired }: PartFacts): string {
  return isRequired ? `${name} (required)` : name;
}

function timesInWords({ waited, loaded }: Times): string {
  return `${rounded(waited + loaded)} ms: ${rounded(waited)} waiting, ${rounded(loaded)} loading`;
}

function sizesInWords({ own, all }: Sizes): string {
  return own === all ? kB(own) : `${kB(own)}, ${kB(all)} with all it needs`;
}

function rounded(time: number): string {
  return String(Math.round(time));
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Returns the detail of an event as JSON, shortened. */
export function detailInWords(detail: unknown): string {
  try {
    const text = JSON.stringify(detail, (_key, value) =>
      value instanceof Error || value instanceof Node ? String(value) : value,
    );
    return shortened(text ?? '');
  } catch {
    return shortened(String(detail));
  }
}

const LONGEST = 200;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
