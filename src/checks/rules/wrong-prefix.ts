/** The prefix of all endpoints, which stands in the head of a page: a path from the root of the site. */
import type { Found } from '../finding.ts';
import { isKnown } from '../markup.ts';
import type { Page } from '../page.ts';

/** A whole address of the site itself does as well. */
const PREFIX = /^\s*($|\/|https?:\/\/[^\s/[\]]+)/;

export function* wrongPrefix(page: Page): Generator<Found> {
  for (const at of page.having('name')) {
    const content = at.attributes.get('content') ?? '';
    const isPrefix = at.name === 'meta' && at.attributes.get('name') === 'islands-base';
    if (!isPrefix || !isKnown(content) || PREFIX.test(content)) continue;
    yield {
      expected: 'islands-base to be a path from the root of the site, such as "/fr"',
      found: `"${content}"`,
      advice: 'it leads to another place on each page; begin it with "/"',
      at,
      attribute: 'content',
      level: 'error',
    };
  }
}
