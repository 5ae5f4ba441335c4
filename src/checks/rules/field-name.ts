/** Finds fields with another name than the server reads. With the script they work, without it they do not. */
import { partsIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { FIELDS } from '../form-elements.ts';
import { isKnown } from '../markup.ts';
import type { Page } from '../page.ts';

export function* fieldName(page: Page): Generator<Problem> {
  for (const { at, what, part } of partsIn(page)) {
    const name = at.attributes.get('name');
    if (!part.fieldName || !FIELDS.includes(at.name) || !name || !isKnown(name)) continue;
    // One form may send the field of several products: `quantity[4]`.
    const [index = ''] = /\[.*$/.exec(name) ?? [];
    const right = part.fieldName + index;
    if (name === right) continue;
    yield {
      expected: `name="${right}" on ${what}`,
      found: `name="${name}"`,
      advice: `without script, the server does not read it; write name="${right}"`,
      at,
      attribute: 'name',
      level: 'warning',
    };
  }
}
