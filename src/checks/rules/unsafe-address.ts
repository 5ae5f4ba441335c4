/** Finds addresses in a config that the root ignores, because they are neither http(s) nor relative. */
import { placeInJson } from '../../lib/errors/json-place.ts';
import type { Schema } from '../../runtime/contract.ts';
import { shown } from '../../runtime/schema.ts';
import { type Problem, REPORTED_BY_ROOT } from '../finding.ts';
import { isKnown } from '../markup.ts';
import type { Page } from '../page.ts';
import { fieldOf, jsonIn } from '../sent-config.ts';

export function* unsafeAddress(page: Page): Generator<Problem> {
  for (const [marker, { config = {} }] of page.vocabulary.roots)
    for (const at of page.having(marker)) {
      const source = at.attributes.get(marker) ?? '';
      for (const { address, path } of addressesIn(config, jsonIn(source))) {
        if (!isKnown(address) || isWebAddress(address)) continue;
        const offset = placeInJson(source, path);
        yield {
          expected: `${path} to be an http(s) or relative address`,
          found: shown(address),
          advice: `this address is ignored; correct ${marker}`,
          at,
          attribute: marker,
          ...(offset !== undefined && { offset }),
          ...REPORTED_BY_ROOT,
        };
      }
    }
}

interface Address {
  readonly address: string;
  /** Such as `medias[0].image.src`. */
  readonly path: string;
}

/** Yields the addresses among the values of an object. A value of a wrong type is reported by `config`. */
function* addressesIn(
  fields: Readonly<Record<string, Schema>>,
  values: unknown,
  path = '',
): Generator<Address> {
  for (const [key, schema] of Object.entries(fields))
    yield* addressesOf(schema, fieldOf(values, key), path + key);
}

function* addressesOf(schema: Schema, value: unknown, path: string): Generator<Address> {
  if (schema.type === 'record') yield* addressesIn(schema.fields, value, `${path}.`);
  if (schema.type === 'list' && Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* addressesOf(schema.items, item, `${path}[${index}]`);
  if (schema.type === 'string' && schema.webAddress && typeof value === 'string')
    yield { address: value, path };
}

/** As in `islands/player/playback/medias.ts`, which needs a browser. */
function isWebAddress(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, 'https://localhost/').protocol);
  } catch {
    return false;
  }
}
