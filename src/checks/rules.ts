/**
 * The rules for templates. This file has those that a page with the script checks. `template-rules.ts` adds those
 * that need the source, and those that roots check themselves when they mount: only the checker, which mounts
 * nothing, needs them.
 */
import type { Finding, Rule } from './finding.ts';
import type { Page } from './page.ts';
import { boxName } from './rules/box-name.ts';
import { boxValue } from './rules/box-value.ts';
import { configElsewhere } from './rules/config-elsewhere.ts';
import { joinedValues } from './rules/joined-values.ts';
import { misplacedAttribute } from './rules/misplaced-attribute.ts';
import { misplacedPart } from './rules/misplaced-part.ts';
import { missingAttribute } from './rules/missing-attribute.ts';
import { missingChild } from './rules/missing-child.ts';
import { missingField } from './rules/missing-field.ts';
import { misspeltName } from './rules/misspelt-name.ts';
import { misspeltValue } from './rules/misspelt-value.ts';
import { mixedWords } from './rules/mixed-words.ts';
import { partOrder } from './rules/part-order.ts';
import { partWithoutMarker } from './rules/part-without-marker.ts';
import { repeatedId } from './rules/repeated-id.ts';
import { repeatedPart } from './rules/repeated-part.ts';
import { strayPart } from './rules/stray-part.ts';
import { triggerWithoutTarget } from './rules/trigger-without-target.ts';
import { unusualElement } from './rules/unusual-element.ts';
import { wrongPrefix } from './rules/wrong-prefix.ts';

/** The rules for a page with the script. */
export const rules: Readonly<Record<string, Rule>> = {
  'misspelt-name': misspeltName,
  'part-without-marker': partWithoutMarker,
  'stray-part': strayPart,
  'repeated-part': repeatedPart,
  'misplaced-part': misplacedPart,
  'misplaced-attribute': misplacedAttribute,
  'missing-child': missingChild,
  'unusual-element': unusualElement,
  'config-elsewhere': configElsewhere,
  'trigger-without-target': triggerWithoutTarget,
  'repeated-id': repeatedId,
  'box-name': boxName,
  'missing-field': missingField,
  'joined-values': joinedValues,
  'missing-attribute': missingAttribute,
  'misspelt-value': misspeltValue,
  'part-order': partOrder,
  'box-value': boxValue,
  'mixed-words': mixedWords,
  'wrong-prefix': wrongPrefix,
};

/** Returns the findings of the rules, in the order of the rules. */
export function findingsIn(page: Page, held: typeof rules = rules): readonly Finding[] {
  return Object.entries(held).flatMap(([rule, look]) =>
    [...look(page)].map((found) => ({ rule, ...found })),
  );
}
