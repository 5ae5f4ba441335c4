/** Reads `data-range-labels`; what can't be read is reported, and numbers are shown. */
import type { Fault } from '../../runtime/core/kinds.ts';

export function labelsOf(input: HTMLElement, report: (fault: Fault) => void): readonly string[] {
  const source = input.dataset.rangeLabels ?? '[]';
  const labels = parsed(source);
  if (Array.isArray(labels) && labels.every((label) => typeof label === 'string')) return labels;
  report({
    at: input,
    expected: 'a JSON list of texts',
    found: source,
    advice: 'numbers are shown; correct data-range-labels',
  });
  return [];
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
