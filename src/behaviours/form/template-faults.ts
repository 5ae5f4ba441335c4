/** Reports mistakes that no browser reports: ignored patterns, and messages for fields that don't exist. */
import { ignoredPattern, isIgnored } from '../../lib/pattern.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import type { Fault } from '../../runtime/core/kinds.ts';

export function reportTemplateFaults(
  form: HTMLFormElement,
  errors: readonly HTMLElement[],
  report: (fault: Fault) => void,
): void {
  for (const at of unshadowed(form).elements) {
    const pattern = at.getAttribute('pattern');
    if (pattern !== null && isIgnored(pattern)) report({ ...ignoredPattern(pattern), at });
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
      advice: 'no message will be shown there; correct data-for',
    });
  }
}

/** Returns the fault of an invalid field that visitors can't see, so that the form can't be submitted. */
export function outOfReach(at: Element): Fault {
  return {
    at,
    expected: 'every required field of the form to be visible',
    found: 'an invalid field that is not visible',
    advice: 'the form can’t be sent; disable the field while it is hidden',
  };
}
