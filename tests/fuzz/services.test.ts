// @vitest-environment jsdom
/** Reads random responses, cookies and addresses: the readers throw no error except the expected ones. */
import fc from 'fast-check';
import { afterEach, describe, expect, vi } from 'vitest';
import { askForResult } from '../../islands/fagerstrom/answer.ts';
import { eventDay, eventHours } from '../../islands/map-search/list/event-day.ts';
import { structuresFor } from '../../islands/map-search/list/structures.ts';
import { middleOf } from '../../islands/map-search/search/regions.ts';
import { isSameSearch, queryWith, searchIn } from '../../islands/map-search/search/search-query.ts';
import { frenchDay } from '../../src/lib/calendar-texts.ts';
import { decoded } from '../../src/lib/decoded.ts';
import { filtersIn, withFilters } from '../../src/lib/filter-address.ts';
import { frenchDate, frenchDuration } from '../../src/lib/format-fr.ts';
import { phoneFrom } from '../../src/lib/phone-fr.ts';
import { positionFrom } from '../../src/lib/position.ts';
import { readJson } from '../../src/lib/read-json.ts';
import {
  decodeCart,
  encodeCart,
  isSameCart,
  productIdOf,
} from '../../src/services/cart-store/cart.ts';
import { currentCart, setQuantity, watchCart } from '../../src/services/cart-store/cart-store.ts';
import { askGeocoder, geocoderAddress } from '../../src/services/geocoder.ts';
import { UnexpectedAnswer } from '../../src/services/wrong-answer.ts';
import { fold, matchesIn } from '../../src/ui/city-combobox/fold.ts';
import { suggestionsFor } from '../../src/ui/city-combobox/suggestions.ts';
import { type Answer, answersOf, CutOff, responseOf } from './answers.ts';
import { fuzz } from './plan.ts';
import { jsonTexts, jsonValues, numbers, texts } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const anything = fc.oneof(texts, numbers, jsonValues);

describe('input from outside', () => {
  fuzz(
    'carts',
    'is a cart with integer quantities, which another page reads equally',
    fc.property(
      fc.oneof(jsonTexts(fc.dictionary(fc.oneof(texts, fc.nat(99).map(String)), anything)), texts),
      fc.array(fc.tuple(fc.oneof(texts, fc.nat(99).map(String)), fc.nat(12)), { maxLength: 8 }),
      (cookie, changes) => {
        // biome-ignore lint/suspicious/noDocumentCookie: other scripts write it so
        document.cookie = `cart_products=${cookie.replaceAll(/[;\n\r\0]/g, '')}; path=/`;
        const leave = watchCart(() => {});
        try {
          expect(isSameCart(decodeCart(encodeCart(currentCart())), currentCart())).toBe(true);
          for (const [name, quantity] of changes) {
            const id = productIdOf(name);
            if (!id) continue;
            const sum = total() - (currentCart().get(id) ?? 0);
            if (setQuantity(id, quantity)) expect(total()).toBe(sum + quantity);
          }
          for (const quantity of currentCart().values())
            expect(Number.isInteger(quantity) && quantity > 0 && quantity < 10_000).toBe(true);
        } finally {
          leave();
        }
      },
    ),
  );

  fuzz(
    'addresses',
    'is an address that keeps its parameters',
    fc.property(texts, fc.array(texts, { maxLength: 5 }), fc.nat(3), (query, values, count) => {
      const filtered = withFilters(`?${query}`, values);
      expect(filtersIn(filtered)).toEqual(values.map(wellFormed));
      expect(withFilters(filtered, [])).toBe(withFilters(`?${query}`, []));
      expect(typeof decoded(query)).toBe('string');
      const search = searchIn(`?address=${query}&page=${values[0]}&latitude=${values[1]}`);
      expect(search?.page).toBeGreaterThan(0);
      const again = searchIn(queryWith('?a=1', search));
      expect(isSameSearch(search, again), queryWith('', search)).toBe(true);
      expect(positionFrom(values[count], values[count + 1])?.latitude ?? 0).toBeGreaterThanOrEqual(
        -90,
      );
    }),
  );

  fuzz(
    'texts',
    'is shown unchanged if it can’t be parsed',
    fc.property(texts, texts, anything, anything, (text, other, one, another) => {
      const day = eventDay(text, '2026-11-02')?.text;
      expect(day === undefined).toBe(text === '');
      const dates = [frenchDate(text).text, frenchDuration(text).text, frenchDay(text)];
      for (const shown of [...dates, day, eventHours(text)])
        if (shown !== text) expect(`${shown}`).not.toMatch(/NaN|Infinity/);
      expect(phoneFrom(text, other)?.href ?? 'tel:').toMatch(/^tel:\+?\d*$/);
      const position = positionFrom(one, another);
      if (position)
        expect(Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180).toBe(true);
      expect(middleOf(text)?.latitude).not.toBeNaN();
      expect(fold(fold(text))).toBe(fold(text));
      for (const { from, to } of matchesIn(text, other))
        expect(from < to && to <= text.length && from >= 0).toBe(true);
    }),
  );

  fuzz(
    'long lists',
    'has the same result as with JSON.parse, in pieces of any size',
    fc.asyncProperty(
      fc.oneof(jsonTexts(fc.array(jsonValues, { maxLength: 8 })), bigLists()),
      fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 6 }),
      async (text, sizes) => {
        const read = readJson(new Response(inPieces(new TextEncoder().encode(text), sizes)));
        let expected: unknown;
        try {
          expected = JSON.parse(wellFormed(text));
        } catch (error) {
          await expect(read).rejects.toThrow(Object(error).constructor);
          return;
        }
        expect(await read).toEqual(expected);
      },
    ),
  );
});

describe('the response of an endpoint', () => {
  fuzz(
    'answers',
    'is read, or reported as unexpected',
    fc.asyncProperty(
      fc
        .constantFrom('structures', 'cities', 'fagerstrom', 'geocoder' as const)
        .chain((endpoint) => fc.tuple(fc.constant(endpoint), answersOf(endpoint))),
      texts,
      async ([endpoint, answer], text) => {
        vi.stubGlobal('fetch', async () => responseOf(answer));
        await READERS[endpoint](text, answer);
        vi.unstubAllGlobals();
      },
    ),
  );
});

type Reader = (text: string, answer: Answer) => Promise<void>;

const READERS: Readonly<Record<'structures' | 'cities' | 'fagerstrom' | 'geocoder', Reader>> = {
  async structures() {
    const query = { address: '', region: '', regionLabel: '', types: [] };
    const found = await orUnexpected(structuresFor('/structure/search', query, signal));
    for (const one of found ?? []) {
      expect(one.name).not.toBe('');
      expect(one.address).not.toContain('');
      expect(one.types).not.toContain('');
      for (const text of [one.city, one.postcode, one.phone, one.date, one.time])
        expect(typeof text).toBe('string');
      eventDay(one.date, '2026-11-02');
      phoneFrom(one.phone, one.postcode);
    }
  },
  async cities(text) {
    const reported: unknown[] = [];
    const found = await suggestionsFor(text, { signal, report: (fault) => reported.push(fault) });
    await expectReports(reported, found ? 0 : 1);
    for (const { city, value, label } of found ?? []) {
      expect(city && label).not.toBe('');
      expect(typeof value).toBe('string');
    }
  },
  async fagerstrom(_text, { status }) {
    const reported: unknown[] = [];
    const report = (fault: unknown) => reported.push(fault);
    const answer = await askForResult(new FormData(), { signal, report });
    await expectReports(reported, answer.kind === 'fragment' ? 0 : 1);
    if (answer.kind === 'fragment') expect(answer.html.trim()).not.toBe('');
    if (answer.kind === 'nothing') expect(status).toBe(500);
  },
  async geocoder(text) {
    const position = await orUnexpected(
      askGeocoder(geocoderAddress('/geocodage/search', text), signal),
    );
    expect(position?.latitude).not.toBeNaN();
  },
};

/** Waits for the reports, whose texts are in another chunk. */
async function expectReports(reported: readonly unknown[], count: number): Promise<void> {
  await vi.waitFor(() => expect(reported).toHaveLength(count), { interval: 1 });
}

/** Returns the result, or nothing if the response was unexpected or ended too early. */
async function orUnexpected<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UnexpectedAnswer || error instanceof CutOff) return undefined;
    throw error;
  }
}

function total(): number {
  return [...currentCart().values()].reduce((sum, quantity) => sum + quantity, 0);
}

/** Encodes and decodes the text as UTF-8, which replaces lone surrogates. */
function wellFormed(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}

/** Generates lists that are large enough to be parsed in pieces. */
function bigLists(): fc.Arbitrary<string> {
  const items = fc.record({
    name: texts,
    inner: fc.array(fc.record({ a: texts }), { maxLength: 3 }),
  });
  return fc
    .tuple(fc.array(items, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 400 }), texts)
    .map(([some, times, last]) => JSON.stringify([...Array(times).fill(some).flat(), last]));
}

function inPieces(bytes: Uint8Array<ArrayBuffer>, sizes: readonly number[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      let at = 0;
      for (const size of [...sizes, bytes.length]) {
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + size));
        at += size;
      }
      controller.close();
    },
  });
}
