/** Finds a wrong prefix of the endpoints in the head of a page. It must be a path from the root of the site. */
import type { Problem } from '../finding.ts';
import { isKnown } from '../markup.ts';
import type { Page } from '../page.ts';

/** An absolute URL of the site itself is allowed as well. */
const PREFIX = /^\s*($|\/|https?:\/\/[^\s/[\]]+)/;

export function* wrongPrefix(page: Page): Generator<Problem> {
  for (const at of page.having('name')) {
    const content = at.attributes.get('content') ?? '';
    const isPrefix = at.name === 'meta' && at.attributes.get('name') === 'islands-base';
    if (!isPrefix || !isKnown(content) || PREFIX.test(content)) continue;
    yield {
      expected: 'islands-base to be a path from the root of the site, such as "/fr"',
      found: `"${content}"`,
      advice: 'it leads elsewhere on each page; begin it with "/"',
      at,
      attribute: 'content',
      level: 'error',
    };
  }
}
