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
    if (name === part.fieldName) continue;
    yield {
      expected: `name="${part.fieldName}" on ${what}`,
      found: `name="${name}"`,
      advice: `without script, the server does not read it; write name="${part.fieldName}"`,
      at,
      attribute: 'name',
      level: 'warning',
    };
  }
}
