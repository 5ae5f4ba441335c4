/** A place where people find help, decoded from what the service sends. */
import type { Position } from '../../src/lib/position.ts';
import { positionFrom } from '../../src/lib/position.ts';

export interface Structure {
  /** Unique among the structures of one answer: the service gives no id. */
  readonly id: string;
  readonly name: string;
  /** The lines of the address, the last with postcode and city; none is empty. */
  readonly address: readonly string[];
  readonly city: string;
  /** Five digits, or empty. */
  readonly postcode: string;
  /** As sent. */
  readonly phone: string;
  /** Missing where it can't be used: the structure is then listed without a marker. */
  readonly position: Position | undefined;
  /** Action types, lower case, in their order. */
  readonly types: readonly string[];
  /** As sent. */
  readonly date: string;
  /** As sent. */
  readonly time: string;
}

/** The structures of an answer in its order; throws `TypeError` where it is no list. What is no object is left out. */
export function structuresFrom(answer: unknown): readonly Structure[] {
  if (!Array.isArray(answer)) throw new TypeError('expected a list of structures');
  return answer.flatMap((raw, index) => (isRecord(raw) ? [structureFrom(raw, index)] : []));
}

/** Whether the structure offers one of the types; any does where none is asked for. */
export function offersOneOf(structure: Structure, types: readonly string[]): boolean {
  return types.length === 0 || types.some((type) => structure.types.includes(type.toLowerCase()));
}

function structureFrom(raw: Record<string, unknown>, index: number): Structure {
  const text = (key: string) => textOf(raw[key]);
  const [postcode, city] = [postcodeOf(text('postcode')), text('city')];
  const address = [text('address1'), text('address2'), `${postcode} ${city}`.trim()];
  return {
    id: String(index),
    name: text('name') || text('structure_type') || city,
    address: address.filter(Boolean),
    city,
    postcode,
    phone: text('phone_number'),
    position: positionFrom(raw.latitude, raw.longitude),
    types: tokensOf(text('action_type')),
    date: text('date'),
    time: text('time'),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Spreadsheets drop the zero of 01000. */
function postcodeOf(text: string): string {
  return /^\d{4}$/.test(text) ? `0${text}` : text;
}

function tokensOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split('|')
    .map((token) => token.trim())
    .filter(Boolean);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
