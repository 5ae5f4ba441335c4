/** Finds unknown attributes that are nearly the name of a known one: `data-crads`, `data-card-part`. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { ancestorsOf, type Markup, nearestWith } from '../markup.ts';
import type { Page } from '../page.ts';
import { configKeysIn } from '../sent-config.ts';
import { type Slip, slipTo } from '../slips.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';

export function* misspeltName(page: Page): Generator<Problem> {
  const common = wherever(page);
  for (const found of page.foreignAttributes) {
    const slips = slipsTo(found, page);
    if (slips.size === 0) continue;
    for (const at of page.having(found)) {
      const candidates = [...common, ...here(at, page)];
      const known = meantBy(found, at, { candidates, slips });
      if (!known) continue;
      const advice = `write ${known}`;
      yield { expected: known, found, advice, at, attribute: found, level: 'error' };
    }
  }
}

type Slips = ReadonlyMap<string, Slip>;

/** Returns the known names that the attribute may be a misspelling of. */
function slipsTo(found: string, { vocabulary }: Page): Slips {
  const slips = new Map<string, Slip>();
  for (const known of vocabulary.attributes) {
    const slip = slipTo(known, found);
    if (slip) slips.set(known, slip);
  }
  const meant = vocabulary.mistaken.get(found);
  return meant ? slips.set(meant, 'typo') : slips;
}

interface Choice {
  readonly candidates: readonly Candidate[];
  readonly slips: Slips;
}

/** Returns the name that was meant, judged by the spelling and the context. */
function meantBy(found: string, at: Markup, { candidates, slips }: Choice): string | undefined {
  const near = candidates.filter(({ known }) => slips.has(known) && !at.attributes.has(known));
  const typo = near.find(({ known }) => slips.get(known) === 'typo');
  return (typo ?? near.find(({ isMeant }) => isMeant(at, found)))?.known;
}

interface Candidate {
  readonly known: string;
  /** Whether the context or the value is evidence for this name. */
  readonly isMeant: (at: Markup, found: string) => boolean;
}

/** Returns the names that may be on any element. */
function wherever(page: Page): readonly Candidate[] {
  const { roots, parts } = page.vocabulary;
  return [
    ...[...roots].map(([known, contract]) => ({ known, isMeant: asRoot(contract, page) })),
    ...[...parts].map(([known, contract]) => ({ known, isMeant: asPart(contract) })),
  ];
}

/**
 * Returns the names that are read from the element: by its own roots, by the roots of which it is a part, and
 * anywhere inside the roots around it.
 */
function here(at: Markup, page: Page): readonly Candidate[] {
  const own = page.rootsOn(at);
  const names = own.length > 0 ? ['data-when', ...own.flatMap((one) => readFrom(one, 'root'))] : [];
  const around = page.rootsAround(at);
  const onPart = around.flatMap((one) => {
    const part = at.attributes.get(partMarkerOf(one));
    return part === undefined ? [] : readFrom(one, part);
  });
  return [
    ...[...names, ...onPart].map((known) => ({ known, isMeant: () => true })),
    ...around
      .flatMap((one) => readFrom(one, 'any'))
      .map((known) => ({ known, isMeant: () => false })),
  ];
}

function readFrom({ attributes = {} }: Contract, place: string): readonly string[] {
  return Object.entries(attributes)
    .filter(([name, { on }]) => on === place && name.startsWith('data-'))
    .map(([name]) => name);
}

/**
 * Returns a function that tells whether the element is meant as that root. Evidence is a config of this kind as the
 * value, parts of this kind inside without a root, or the id of what a trigger opens.
 */
function asRoot(contract: Contract, page: Page): Candidate['isMeant'] {
  const opened = page.vocabulary.opened.get(markerOf(contract));
  const withoutRoot = page.strayPartsOf(contract).flatMap((part) => [...ancestorsOf(part)]);
  const around = new Set(withoutRoot);
  return (at, found) => {
    const value = at.attributes.get(found) ?? '';
    if (opened)
      return page.withId(value).some(({ attributes }) => attributes.has(markerOf(opened)));
    return around.has(at) || configKeysIn(value, contract).length > 0;
  };
}

function asPart({ name, parts = {} }: Contract): Candidate['isMeant'] {
  return (at, found) =>
    Object.hasOwn(parts, at.attributes.get(found) ?? '') &&
    nearestWith(at, markerOf({ name })) !== undefined;
}
