/** Finds roots without the name of a file, which is neither written nor in the address of the link. */
import { attributesIn } from '../described.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { isComponent, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { slipTo } from '../slips.ts';

export function* missingFileName(page: Page): Generator<Problem> {
  for (const { name, attribute, marker } of attributesIn(page.vocabulary)) {
    if (attribute.type !== 'string' || !attribute.orFileIn) continue;
    const { orFileIn, advice = `${marker} has no effect; add ${name}` } = attribute;
    for (const at of page.having(marker)) {
      if (isNamed(at, name, page) || mayHaveFile(at, orFileIn)) continue;
      const expected = `${name} to be the name of the file`;
      const found = 'no name';
      yield { expected, found, advice, at, attribute: marker, ...REPORTED_BY_ROOT };
    }
  }
}

/** Whether the attribute has a value, may have one, or is misspelt, which another rule reports. */
function isNamed(at: Markup, name: string, { vocabulary }: Page): boolean {
  if (at.attributes.get(name)?.trim() || mayHaveMore(at) || isComponent(at)) return true;
  return [...at.attributes.keys()].some((one) => !vocabulary.knows(one) && slipTo(name, one));
}

/** Whether the address has a file, or may have one. A link without an address is reported by another rule. */
function mayHaveFile({ name, attributes }: Markup, attribute: string): boolean {
  const address = attributes.get(attribute) ?? '';
  if (!isKnown(address) || (name === 'a' && !address)) return true;
  const path = address.replace(/[?#].*$/s, '');
  return path !== '' && !path.endsWith('/');
}
