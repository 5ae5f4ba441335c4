/** Finds configs that are not JSON, or whose values break the contract. */
import { inWords } from '../../lib/errors/in-words.ts';
import { placeInJson } from '../../lib/errors/json-place.ts';
import { scanJson } from '../../lib/errors/scan-json.ts';
import type { Contract } from '../../runtime/contract.ts';
import { ContractError } from '../../runtime/contract-error.ts';
import type { Fault } from '../../runtime/core/kinds.ts';
import { readJson, valueReporterFor } from '../../runtime/from-text.ts';
import { decodeKey, reportUnknownKeys } from '../../runtime/schema.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* config(page: Page): Generator<Problem> {
  for (const [marker, contract] of page.vocabulary.roots)
    if (contract.config)
      for (const at of page.having(marker)) yield* faultsOf(at, marker, contract);
}

function faultsOf(at: Markup, marker: string, contract: Contract): readonly Problem[] {
  const source = at.attributes.get(marker) ?? '';
  const faults = new Map<string, Problem>();
  if (!isKnown(source)) return [];
  const add = (fault: Problem) => {
    const path = pathIn(fault);
    const offset = fault.offset ?? placeIn(source, path);
    if (!isConsequence(path, faults))
      faults.set(path, { ...fault, ...(offset !== undefined && { offset }) });
  };
  const reportValue = valueReporterFor(
    { report: (fault) => add(foundIn(at, marker, fault)) },
    marker,
  );
  const shape = contract.config ?? {};
  const values =
    contract.plainText && !/^\s*[[{]/.test(source) ? {} : readJson(source, reportValue);
  reportUnknownKeys(shape, values, '', reportValue);
  if (faults.has(UNREADABLE)) return [...faults.values()];
  for (const [key, schema] of Object.entries(shape))
    try {
      decodeKey(schema, values[key], key, reportValue);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      const { expected, found } = error;
      const advice = `the root does not start; correct ${marker}`;
      add({ expected, found, advice, at, attribute: marker, ...REPORTED_BY_ROOT });
    }
  return [...faults.values()];
}

/** Returns the index of the value; if it is missing, of what should hold it. */
function placeIn(source: string, path: string): number | undefined {
  return placeInJson(source, path) ?? placeInJson(source, path.replace(/\.[^.]*$/, ''));
}

/** The path of a fault that concerns the whole config. */
const UNREADABLE = '';

/**
 * Returns the path of the value, such as `medias[0].title`. It is the first word of most messages; for an unknown
 * key, it is what was found.
 */
function pathIn({ expected, found }: Problem): string {
  const [, path] = /^(\S+) to (?:be|hold) /.exec(expected) ?? [];
  if (path) return path;
  return expected.startsWith('one of the keys') ? found.replaceAll('"', '') : UNREADABLE;
}

/** Whether a value inside was reported already. The fault of the outer value is then only a consequence. */
function isConsequence(path: string, told: ReadonlyMap<string, Problem>): boolean {
  return [...told.keys()].some(
    (other) => /^[.[]/.test(other.slice(path.length)) && other.startsWith(path),
  );
}

/** Converts a fault to a finding, with the position where its JSON breaks. */
export function foundIn(at: Markup, attribute: string, fault: Fault): Problem {
  const { json } = fault;
  return {
    expected: fault.expected,
    ...inWords(fault),
    at,
    attribute,
    ...(json !== undefined && { offset: scanJson(json)?.at ?? 0 }),
    ...REPORTED_BY_ROOT,
  };
}
