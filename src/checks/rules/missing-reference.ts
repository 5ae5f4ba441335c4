/** Finds references to an id that no element has, such as a label without its field, or a tab without its panel. */
import { decoded } from '../../lib/decoded.ts';
import type { Contract } from '../../runtime/contract.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { descendantsOf, isKnown, type Markup, nearestWith } from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf } from '../vocabulary.ts';

export function* missingReference(page: Page): Generator<Problem> {
  yield* missingFields(page);
  if (page.extent !== 'page') return;
  for (const attribute of NAMING)
    for (const at of page.having(attribute)) {
      const missing = idsIn(at, attribute).find((id) => page.withId(id).length === 0);
      if (!missing || page.rootsAround(at).length === 0 || isReportedElsewhere(at, attribute, page))
        continue;
      yield {
        expected: `${attribute} to refer to an element of the page`,
        found: `"${missing}"`,
        advice: `no element has that id; correct ${attribute}`,
        at,
        attribute,
        level: 'error',
      };
    }
}

/** Finds attributes that refer to a field of their root by a name that no field has. */
function* missingFields(page: Page): Generator<Problem> {
  for (const contract of page.vocabulary.roots.values())
    for (const attribute of namesOfFields(contract))
      for (const at of page.having(attribute)) {
        const name = at.attributes.get(attribute) ?? '';
        const root = nearestWith(at, markerOf(contract));
        if (!root || !isKnown(name) || mayHoldField(root, name)) continue;
        yield {
          expected: `${attribute} to be the name of a field`,
          found: `"${name}"`,
          advice: `no message will be shown there; correct ${attribute}`,
          at,
          attribute,
          ...REPORTED_BY_ROOT,
        };
      }
}

function namesOfFields({ attributes = {} }: Contract): readonly string[] {
  const described = Object.entries(attributes);
  return described
    .filter(([, field]) => field.type === 'string' && field.names === 'field')
    .map(([name]) => name);
}

function mayHoldField(root: Markup, name: string): boolean {
  const fields = [...descendantsOf(root)].map(({ attributes }) => attributes.get('name'));
  return fields.some((field) => field === name || !isKnown(field)) || root.hasGap === true;
}

const NAMING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list', 'href'];

function idsIn({ attributes }: Markup, attribute: string): readonly string[] {
  const value = attributes.get(attribute) ?? '';
  if (!isKnown(value)) return [];
  if (attribute !== 'href') return value.split(/\s+/).filter(Boolean);
  return value.startsWith('#') && !LEADS_UP.test(value) ? [decoded(value.slice(1))] : [];
}

/**
 * These need no element in any browser:
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-fragid
 */
const LEADS_UP = /^#(top)?$/i;

/**
 * Whether another rule reports the reference: a modal reports its own missing name, and `unpaired-part` reports
 * tabs.
 */
function isReportedElsewhere(at: Markup, attribute: string, page: Page): boolean {
  const isPaired = ['aria-controls', 'href'].includes(attribute);
  for (const [marker, { parts = {} }] of isPaired ? page.vocabulary.parts : [])
    if (parts[at.attributes.get(marker) ?? '']?.names) return true;
  const opened = [...page.vocabulary.opened.values()];
  return attribute === 'aria-labelledby' && page.rootsOn(at).some((one) => opened.includes(one));
}
