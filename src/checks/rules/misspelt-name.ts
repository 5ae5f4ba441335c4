/** An attribute that nobody knows, near one that a root, a part or the page knows: `data-crads`, `data-card-part`. */
import type { Contract } from '../../runtime/contract.ts';
import type { Found } from '../finding.ts';
import { ancestorsOf, type Markup, nearestWith } from '../markup.ts';
import type { Page } from '../page.ts';
import { configKeysIn } from '../sent-config.ts';
import { type Slip, slipTo } from '../slips.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';

export function* misspeltName(page: Page): Generator<Found> {
  for (const found of page.foreignAttributes)
    for (const at of page.having(found)) {
      const known = meantBy(found, at, page);
      if (known) yield { expected: known, found, advice: `write ${known}`, at, level: 'error' };
    }
}

/** The name that the attribute stands for, as far as its spelling and its surroundings tell. */
function meantBy(found: string, at: Markup, page: Page): string | undefined {
  const candidates = [...wherever(page), ...here(at, page)]
    .map((candidate) => ({ ...candidate, slip: slipTo(candidate.known, found) }))
    .filter(({ known, slip }) => slip && !at.attributes.has(known))
    .sort((one, other) => RANK.indexOf(one.slip) - RANK.indexOf(other.slip));
  return candidates.find(({ slip, isMeant }) => slip === 'typo' || isMeant(at, found))?.known;
}

const RANK: readonly (Slip | undefined)[] = ['typo', 'word'];

interface Candidate {
  readonly known: string;
  /** Whether what is around the attribute, or in it, says that this was meant. */
  readonly isMeant: (at: Markup, found: string) => boolean;
}

/** What may stand on any element. */
function wherever(page: Page): readonly Candidate[] {
  const { roots, parts } = page.vocabulary;
  return [
    ...[...roots].map(([known, contract]) => ({
      known,
      isMeant: (at: Markup, found: string) => looksLikeRoot(at, found, contract, page),
    })),
    ...[...parts].map(([known, contract]) => ({
      known,
      isMeant: (at: Markup, found: string) => looksLikePart(at, found, contract),
    })),
  ];
}

/** What the roots and the part that the element is read from it, and what those around it read anywhere. */
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

/** Its value is a config of that root, it holds parts that have no root, or it names what a trigger opens. */
function looksLikeRoot(at: Markup, found: string, contract: Contract, page: Page): boolean {
  const value = at.attributes.get(found) ?? '';
  const opened = page.vocabulary.opened.get(markerOf(contract));
  if (opened) return page.withId(value).some(({ attributes }) => attributes.has(markerOf(opened)));
  return configKeysIn(value, contract).length > 0 || holdsStrayPart(at, contract, page);
}

function holdsStrayPart(at: Markup, contract: Contract, page: Page): boolean {
  return page
    .having(partMarkerOf(contract))
    .some(
      (part) =>
        !nearestWith(part, markerOf(contract)) &&
        !part.attributes.has(markerOf(contract)) &&
        [...ancestorsOf(part)].includes(at),
    );
}

function looksLikePart(at: Markup, found: string, { name, parts = {} }: Contract): boolean {
  const value = at.attributes.get(found) ?? '';
  return Object.hasOwn(parts, value) && nearestWith(at, markerOf({ name })) !== undefined;
}
