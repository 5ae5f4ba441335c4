/**
 * Finds attributes whose value breaks the contract (not a number, not one of the allowed words, not a valid name),
 * and required attributes that are missing.
 */
import type { Attribute, Contract } from '../../runtime/contract.ts';
import { ContractError } from '../../runtime/contract-error.ts';
import { fromText, valueReporterFor } from '../../runtime/from-text.ts';
import { decodeKey } from '../../runtime/schema.ts';
import { attributesIn } from '../described.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';
import { foundIn } from './config.ts';

export function* attributeValue(page: Page): Generator<Problem> {
  for (const { name, attribute, contract } of attributesIn(page.vocabulary)) {
    for (const at of page.having(name))
      if (isRead(at, attribute, contract)) yield* faultsOf(at, name, attribute);
    yield* missing(page, name, attribute, contract);
  }
}

/** Finds elements without the attribute that identifies them, such as a product without its number. */
function* missing(
  page: Page,
  name: string,
  attribute: Attribute,
  contract: Contract,
): Generator<Problem> {
  if (attribute.type !== 'string' || !attribute.pattern) return;
  const marker = attribute.on === 'root' ? markerOf(contract) : partMarkerOf(contract);
  for (const at of page.having(marker)) {
    if (at.attributes.has(name) || mayHaveMore(at) || !isRead(at, attribute, contract)) continue;
    const expected = `${name} to look like "${attribute.example}"`;
    yield {
      expected,
      found: `no ${name}`,
      advice: `add ${name}`,
      at,
      attribute: marker,
      ...REPORTED_BY_ROOT,
    };
  }
}

/** Whether the root reads the attribute from this element. */
function isRead({ attributes }: Markup, { on }: Attribute, contract: Contract): boolean {
  if (on === 'any') return true;
  if (on === 'root') return attributes.has(markerOf(contract));
  return attributes.get(partMarkerOf(contract)) === on;
}

function faultsOf(at: Markup, name: string, attribute: Attribute): readonly Problem[] {
  const text = at.attributes.get(name) ?? '';
  if (attribute.type === 'string') return textFaults(at, name, attribute);
  const faults: Problem[] = [];
  if (!isKnown(text)) return faults;
  const reportValue = valueReporterFor(
    { report: (fault) => faults.push(foundIn(at, name, fault)) },
    name,
  );
  try {
    decodeKey(attribute, fromText(attribute, text, reportValue), name, reportValue);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    reportValue(error.expected, text);
  }
  return faults;
}

function textFaults(at: Markup, name: string, attribute: Attribute): readonly Problem[] {
  const text = at.attributes.get(name) ?? '';
  if (attribute.type !== 'string' || !attribute.pattern || !isKnown(text)) return [];
  if (new RegExp(`^(?:${attribute.pattern})$`).test(text)) return [];
  return [
    {
      expected: `${name} to look like "${attribute.example}"`,
      found: `"${text}"`,
      advice: `correct ${name}`,
      at,
      attribute: name,
      ...REPORTED_BY_ROOT,
    },
  ];
}
