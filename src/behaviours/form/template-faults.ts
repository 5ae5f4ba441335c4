/** Tells the integrator what no browser says: patterns that are ignored, messages for nobody. */
import { unshadowed } from '../../lib/unshadowed.ts';
import type { Fault } from '../../runtime/core/kinds.ts';

export function reportTemplateFaults(
  form: HTMLFormElement,
  errors: readonly HTMLElement[],
  report: (fault: Fault) => void,
): void {
  for (const at of unshadowed(form).elements) {
    const pattern = at.getAttribute('pattern');
    if (pattern !== null && isIgnored(pattern))
      report({
        at,
        expected: 'a pattern that is valid under the v flag',
        found: `"${pattern}"`,
        advice: 'browsers ignore it; escape - ( [ { / | inside brackets',
      });
  }
  for (const at of errors) {
    if (
      [...unshadowed(form).elements].some((field) => field.getAttribute('name') === at.dataset.for)
    )
      continue;
    report({
      at,
      expected: 'data-for to be the name of a field',
      found: `"${at.dataset.for ?? ''}"`,
      advice: 'no message will stand there; correct data-for',
    });
  }
}

/** Browsers compile patterns with the `v` flag; where they don't know it yet, nothing is ignored. */
function isIgnored(pattern: string): boolean {
  return compiles('') && !compiles(`^(?:${pattern})$`);
}

function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, UNICODE_SETS));
  } catch {
    return false;
  }
}

const UNICODE_SETS: string = 'v';

/** A field that keeps its form from being sent, and that nobody can see. */
export function outOfReach(at: Element): Fault {
  return {
    at,
    expected: 'every required field of the form to be visible',
    found: 'an invalid one without a box',
    advice: 'the form can’t be sent; disable the field while it is hidden',
  };
}
