/**
 * Finds settings of a filter form that the script ignores, because it writes the filters into the page's own address.
 * The page's path is not in its source, so only the root itself can judge an `action`.
 */
import { overruledFault } from '../../lib/overruled-fault.ts';
import { partsIn } from '../described.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { ownElementsOf } from '../form-elements.ts';
import type { Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { isSubmit } from '../submits.ts';

export function* overruledForm(page: Page): Generator<Problem> {
  for (const { at, part } of partsIn(page)) {
    if (!part.boxes || at.name !== 'form') continue;
    const method = at.attributes.get('method') ?? '';
    if (OTHER.test(method)) yield overruled(at, 'method', `method="${method}"`);
    for (const button of ownElementsOf(at, page)) yield* overruledBy(button);
  }
}

/** The methods of forms besides `get`, which is also used for unknown ones. */
const OTHER = /^(post|dialog)$/i;

function* overruledBy(button: Markup): Generator<Problem> {
  for (const name of ['formaction', 'formmethod'])
    if (button.attributes.has(name) && isSubmit(button))
      yield overruled(button, name, `${name} on <${button.name}>`);
}

function overruled(at: Markup, attribute: string, found: string): Problem {
  return { ...overruledFault(at, found, attribute), attribute, ...REPORTED_BY_ROOT };
}
