/** Reads HTML in a unit test as the checks read a page. */
import contracts from 'virtual:contracts/page';
import { DomCopy } from '../src/behaviours/fault-finder/dom-copy.ts';
import { Page } from '../src/checks/page.ts';
import { Vocabulary } from '../src/checks/vocabulary.ts';

const vocabulary = new Vocabulary(contracts);

/** Parses a whole document or a part of one. */
export function pageIn(html: string): Page {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const copy = new DomCopy();
  const page = new Page(vocabulary);
  for (const element of parsed.querySelectorAll('*')) page.add(copy.add(element));
  return page;
}
