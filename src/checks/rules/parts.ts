/** Finds parts that are missing, unknown, or on the wrong element. */

import { inWords } from '../../lib/errors/in-words.ts';
import type { Contract } from '../../runtime/contract.ts';
import {
  isFitting,
  missingPart,
  unfitPart,
  unfitRoot,
  unknownPart,
} from '../../runtime/part-faults.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { isKnown, type Markup, mayHaveMore, mayHoldMore, nearestWith } from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';
import { isWronglyMarked } from './wrongly-marked.ts';

/** Finds parts with an unknown name: `data-cards-part="moer"` */
export function* partName(page: Page): Generator<Problem> {
  for (const [attribute, contract] of page.vocabulary.parts)
    for (const at of page.having(attribute)) {
      const name = at.attributes.get(attribute) ?? '';
      if (Object.hasOwn(contract.parts ?? {}, name) || !isKnown(name)) continue;
      if (page.extent === 'page' && !isInRoot(at, contract)) continue;
      const fault = unknownPart(name, contract);
      yield { expected: fault.expected, ...inWords(fault), at, attribute, ...REPORTED_BY_ROOT };
    }
}

/** Whether the part is in a root of its kind. Outside, another rule reports it. */
function isInRoot(at: Markup, contract: Contract): boolean {
  const marker = markerOf(contract);
  return at.attributes.has(marker) || nearestWith(at, marker) !== undefined;
}

/** Finds parts on an element that the contract does not allow: `<div data-cards-part="more">` */
export function* partElement(page: Page): Generator<Problem> {
  for (const [attribute, contract] of page.vocabulary.parts)
    for (const at of page.having(attribute)) {
      const name = at.attributes.get(attribute) ?? '';
      const part = Object.hasOwn(contract.parts ?? {}, name) ? contract.parts?.[name] : undefined;
      const type = typeOf(at);
      if (!part || !isKnown(at.name) || !isKnown(type) || isFitting(part, at.name, type)) continue;
      yield { ...unfitPart(name, part, at.name, type), at, attribute, ...REPORTED_BY_ROOT };
    }
}

/**
 * Returns the type of an input. Browsers treat an unknown type as a text field
 * (https://html.spec.whatwg.org/multipage/input.html#attr-input-type). An expression may write the attribute.
 */
export function typeOf(at: Markup): string | undefined {
  if (at.name !== 'input') return undefined;
  return at.attributes.get('type')?.toLowerCase() ?? (mayHaveMore(at) ? undefined : 'text');
}

/** Finds roots on an element that the contract does not allow: `<div data-form>` */
export function* rootElement(page: Page): Generator<Problem> {
  for (const [attribute, { elements }] of page.vocabulary.roots)
    for (const at of elements ? page.having(attribute) : []) {
      if (!elements || !isKnown(at.name) || elements.some((tag) => tag === at.name)) continue;
      const fault = unfitRoot(elements, at.name);
      const advice = `the root does not start; use ${fault.expected}`;
      yield { ...fault, advice, at, attribute, ...REPORTED_BY_ROOT };
    }
}

/** Finds roots without a required part. */
export function* partMissing(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    for (const at of page.having(marker))
      for (const part of requiredIn(contract)) {
        if (page.partsOf(at, contract, part).length > 0 || mayHold(part, at, page)) continue;
        const advice = `the root does not start; add ${partMarkerOf(contract)}="${part}" to an element in it`;
        yield {
          ...missingPart(part, contract.name),
          advice,
          at,
          attribute: marker,
          ...REPORTED_BY_ROOT,
        };
      }
}

function requiredIn({ parts = {} }: Contract): readonly string[] {
  return Object.keys(parts).filter((name) => parts[name]?.required && !parts[name]?.many);
}

function mayHold(part: string, root: Markup, page: Page): boolean {
  return mayHoldMore(root) || isWronglyMarked(part, root, page);
}
