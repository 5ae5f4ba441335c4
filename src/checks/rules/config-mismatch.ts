/** Finds attributes that repeat a value of the config for CSS, and differ from it: the layout jumps at the start. */
import type { Schema } from '../../runtime/contract.ts';
import { attributesIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { isKnown, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { isCount, jsonIn, valuesIn } from '../sent-config.ts';

export function* configMismatch(page: Page): Generator<Problem> {
  for (const { name, attribute, contract, marker } of attributesIn(page.vocabulary)) {
    const { repeats: key } = attribute;
    const schema = key ? contract.config?.[key] : undefined;
    if (!key || !schema) continue;
    for (const at of page.having(name))
      if (at.attributes.has(marker)) yield* mismatch(at, { marker, name, key, schema });
  }
}

interface Repeated {
  readonly marker: string;
  readonly name: string;
  /** The key of the config that the attribute repeats. */
  readonly key: string;
  readonly schema: Schema;
}

function* mismatch(at: Markup, { marker, name, key, schema }: Repeated): Generator<Problem> {
  const source = at.attributes.get(marker) ?? '';
  const said = at.attributes.get(name) ?? '';
  if (!isKnown(source) || jsonIn(source.trim() || '{}') === undefined) return;
  const sent = valuesIn(source).get(key) ?? undefined;
  const counts = sent ?? ('default' in schema ? schema.default : undefined);
  // Other values are reported by `attribute-value` and `config`.
  if (!isCount(counts) || !isCount(Number(said)) || Number(said) === counts) return;
  const also = sent === undefined ? `, or write "${key}":${Number(said)} into ${marker}` : '';
  yield {
    expected: `${name} to equal "${key}" in ${marker}, which is ${counts}${also && ' by default'}`,
    found: `"${said}"`,
    advice: `the layout jumps when the root starts; write ${name}="${counts}"${also}`,
    at,
    attribute: name,
    level: 'warning',
  };
}
