/** Adds what a dialog needs and its template lacks, and lists the faults to report. */
import { nameFault, roleFault } from '../../lib/dialog-faults.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { Fault } from '../../runtime/core/kinds.ts';

export interface Complement {
  /** Attributes for the root. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The heading that names the dialog, with its id. */
  readonly heading?: { readonly element: HTMLElement; readonly id: string };
  readonly faults: readonly Fault[];
}

/**
 * Returns what the dialog lacks. `marker` is its attribute, such as `data-modal`. `madeId` is the id for a heading
 * without one.
 */
export function complementOf(root: HTMLElement, marker: string, madeId: string): Complement {
  const parts = [idFor(root, marker), roleFor(root), nameFor(root, madeId)];
  const heading = parts.find((part) => part.heading)?.heading;
  return {
    attributes: Object.assign({}, ...parts.map(({ attributes }) => attributes)),
    faults: parts.flatMap(({ faults }) => faults),
    ...(heading && { heading }),
  };
}

const NOTHING: Complement = { attributes: {}, faults: [] };

/** Returns the id for a dialog without one. A plain text in the marker, instead of a config, is used as the id. */
function idFor(root: HTMLElement, marker: string): Complement {
  const text = root.getAttribute(marker)?.trim() ?? '';
  const meant = /^[[{]/.test(text) ? '' : text;
  if (root.id) return NOTHING;
  const isFree = meant !== '' && !document.getElementById(meant);
  const fault = {
    expected: `an id, for triggers with ${marker}-open`,
    found: meant ? `${marker}="${meant}"` : 'no id',
    advice: isFree
      ? `"${meant}" is used as its id; write id="${meant}" and leave ${marker} empty`
      : 'nothing opens it; add an id of its own',
  };
  return { attributes: isFree ? { id: meant } : {}, faults: [fault] };
}

function roleFor(root: HTMLElement): Complement {
  const fault = roleFault(root.getAttribute('role'));
  if (root.localName === 'dialog' || !fault) return NOTHING;
  return { attributes: { role: 'dialog' }, faults: [fault] };
}

function nameFor(root: HTMLElement, madeId: string): Complement {
  const ids = root.getAttribute('aria-labelledby')?.trim() ?? '';
  const hasLabel = ids.split(/\s+/).some((id) => document.getElementById(id)?.textContent?.trim());
  if (hasLabel || unshadowed(root).getAttribute('aria-label')?.trim() || root.title.trim())
    return NOTHING;
  const element = root.querySelector<HTMLElement>(HEADING) ?? undefined;
  const fault = nameFault(ids, element !== undefined);
  if (!element) return { attributes: {}, faults: [fault] };
  const id = element.id || madeId;
  return { attributes: { 'aria-labelledby': id }, heading: { element, id }, faults: [fault] };
}

const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
