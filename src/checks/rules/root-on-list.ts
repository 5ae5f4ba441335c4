/** Finds roots that are lists although the script adds an element to them, which is no item. */
import type { Problem } from '../finding.ts';
import type { Page } from '../page.ts';

const LISTS = ['dl', 'menu', 'ol', 'ul'];

export function* rootOnList(page: Page): Generator<Problem> {
  for (const [attribute, { addsElement }] of page.vocabulary.roots)
    for (const at of addsElement ? page.having(attribute) : [])
      if (LISTS.includes(at.name))
        yield {
          expected: `${attribute} on <div> or <section>`,
          found: `<${at.name}>`,
          advice: `the script adds a status to it, which is no item of a list; move ${attribute} to a <div> around it`,
          at,
          attribute,
          level: 'warning',
        };
}
