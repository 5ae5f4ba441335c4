/** A config that can't be read, or whose values are not what the contract says. */
import { inWords } from '../../lib/errors/in-words.ts';
import { placeInJson } from '../../lib/errors/json-place.ts';
import { scanJson } from '../../lib/errors/scan-json.ts';
import type { Contract } from '../../runtime/contract.ts';
import { ContractError } from '../../runtime/contract-error.ts';
import type { Fault } from '../../runtime/core/kinds.ts';
import { readJson, tellFor } from '../../runtime/from-text.ts';
import { decodeKey, tellUnknown } from '../../runtime/schema.ts';
import { type Found, TOLD_BY_ROOT } from '../finding.ts';
import { isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* config(page: Page): Generator<Found> {
  for (const [marker, contract] of page.vocabulary.roots)
    if (contract.config)
      for (const at of page.having(marker)) yield* faultsOf(at, marker, contract);
}

function faultsOf(at: Markup, marker: string, contract: Contract): readonly Found[] {
  const source = at.attributes.get(marker) ?? '';
  const faults = new Map<string, Found>();
  if (!isKnown(source)) return [];
  const add = (fault: Found) => {
    const path = pathIn(fault);
    const offset = fault.offset ?? placeInJson(source, path);
    if (!isConsequence(path, faults))
      faults.set(path, { ...fault, ...(offset !== undefined && { offset }) });
  };
  const tell = tellFor({ report: (fault) => add(foundIn(at, marker, fault)) }, marker);
  const shape = contract.config ?? {};
  const values = contract.plainText && !/^\s*[[{]/.test(source) ? {} : readJson(source, tell);
  tellUnknown(shape, values, '', tell);
  if (faults.has(UNREADABLE)) return [...faults.values()];
  for (const [key, schema] of Object.entries(shape))
    try {
      decodeKey(schema, values[key], key, tell);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      const { expected, found } = error;
      const advice = `the root does not start; correct ${marker}`;
      add({ expected, found, advice, at, attribute: marker, ...TOLD_BY_ROOT });
    }
  return [...faults.values()];
}

/** Where a fault is about all of the config. */
const UNREADABLE = '';

/**
 * Returns the key that the fault is about, such as `medias[0].title`: the first word of most, and what is found for an
 * unknown key.
 */
function pathIn({ expected, found }: Found): string {
  const [, path] = /^(\S+) to (?:be|hold) /.exec(expected) ?? [];
  if (path) return path;
  return expected.startsWith('one of the keys') ? found.replaceAll('"', '') : UNREADABLE;
}

/** Whether the path holds a value that is told of: it is left out. */
function isConsequence(path: string, told: ReadonlyMap<string, Found>): boolean {
  return [...told.keys()].some(
    (other) => /^[.[]/.test(other.slice(path.length)) && other.startsWith(path),
  );
}

/** Returns what is told of a value in an attribute, with the place where its JSON ends. */
export function foundIn(at: Markup, attribute: string, fault: Fault): Found {
  const { json } = fault;
  return {
    expected: fault.expected,
    ...inWords(fault),
    at,
    attribute,
    ...(json !== undefined && { offset: scanJson(json)?.at ?? 0 }),
    ...TOLD_BY_ROOT,
  };
}
