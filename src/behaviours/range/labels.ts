/** Parses `data-range-labels`. If it can't be parsed, that is reported, and numbers are shown. */
import type { Fault } from '../../runtime/core/kinds.ts';

/** The name of each step; `null` if the template has none for it. */
export type Labels = readonly (string | null)[];

export function labelsOf(input: HTMLElement, report: (fault: Fault) => void): Labels {
  const source = input.dataset.rangeLabels ?? '[]';
  const labels = parsed(source);
  if (labels === null) return [];
  if (Array.isArray(labels) && labels.every(isLabel)) return labels;
  report({
    at: input,
    expected: 'a JSON list of texts',
    found: source.slice(0, 120),
    advice: 'numbers are shown; correct data-range-labels',
    ...(labels === undefined && { json: source }),
  });
  return [];
}

function isLabel(label: unknown): label is string | null {
  return typeof label === 'string' || label === null;
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
