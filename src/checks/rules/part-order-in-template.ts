/** Finds parts before the toggle that shows them in a template, where the two may exclude each other. */
import type { Problem } from '../finding.ts';
import { nearestWith } from '../markup.ts';
import type { Page } from '../page.ts';
import { areTogether } from '../together.ts';
import { markerOf } from '../vocabulary.ts';
import { partOrder } from './part-order.ts';

export function* partOrderInTemplate(page: Page): Generator<Problem> {
  for (const problem of partOrder(page)) if (isSure(problem, page)) yield problem;
}

/** Whether the part and the one that comes first are rendered together. */
function isSure({ at, attribute = '' }: Problem, page: Page): boolean {
  const contract = page.vocabulary.parts.get(attribute);
  const root = contract && nearestWith(at, markerOf(contract));
  const after = contract?.parts?.[at.attributes.get(attribute) ?? '']?.after;
  const [first] = root && after ? page.partsOf(root, contract, after) : [];
  return first !== undefined && areTogether(at, first);
}
