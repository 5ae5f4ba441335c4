/** A place where people find help, decoded from the service's response. */
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Position } from '../../../src/lib/position.ts';
import { positionFrom } from '../../../src/lib/position.ts';
import { textFrom } from '../../../src/lib/text-from.ts';
import { texts } from '../texts.ts';

export interface Structure {
  /** Unique in one response, because the service sends no ids. */
  readonly id: string;
  /** Never empty. */
  readonly name: string;
  /** The lines of the address. The last has postcode and city. No line is empty. */
  readonly address: readonly string[];
  readonly city: string;
  /** Five digits, or empty. */
  readonly postcode: string;
  /** As sent. */
  readonly phone: string;
  /** `undefined` if it is not valid. The structure is then in the list, without a marker. */
  readonly position: Position | undefined;
  /** Action types in lower case, in their order. */
  readonly types: readonly string[];
  /** As sent. */
  readonly date: string;
  /** As sent. */
  readonly time: string;
}

/** Returns the structures in a response, in its order. Items that are not objects are left out. */
export function structuresFrom(answer: readonly unknown[]): readonly Structure[] {
  return answer.flatMap((raw, index) => (isRecord(raw) ? [new ExportedStructure(raw, index)] : []));
}

/** Whether the structure offers one of the types. Without types, every structure counts. */
export function offersOneOf(structure: Structure, types: readonly string[]): boolean {
  return types.length === 0 || types.some((type) => structure.types.includes(type.toLowerCase()));
}

/** Decodes each property when it is read: of ten thousand structures, only ten are shown. */
class ExportedStructure implements Structure {
  readonly id: string;
  readonly #raw: Record<string, unknown>;
  #position: Position | undefined;
  #isPlaced = false;

  constructor(raw: Record<string, unknown>, index: number) {
    this.id = String(index);
    this.#raw = raw;
  }

  get name(): string {
    return this.#text('name') || this.#text('structure_type') || this.city || texts.unnamed;
  }

  get address(): readonly string[] {
    const lastLine = `${this.postcode} ${this.city}`.trim();
    return [this.#text('address1'), this.#text('address2'), lastLine].filter(Boolean);
  }

  get city(): string {
    return this.#text('city');
  }

  get postcode(): string {
    return postcodeOf(this.#text('postcode'));
  }

  get phone(): string {
    return this.#text('phone_number');
  }

  get position(): Position | undefined {
    if (!this.#isPlaced) {
      this.#isPlaced = true;
      this.#position = positionFrom(this.#raw.latitude, this.#raw.longitude);
    }
    return this.#position;
  }

  get types(): readonly string[] {
    return tokensOf(this.#text('action_type'));
  }

  get date(): string {
    return this.#text('date');
  }

  get time(): string {
    return this.#text('time');
  }

  #text(key: string): string {
    return textFrom(this.#raw[key]);
  }
}

/** Returns the postcode with the leading zero that spreadsheets drop, as in 01000. */
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
