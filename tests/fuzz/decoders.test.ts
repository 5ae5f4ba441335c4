// @vitest-environment jsdom
/** Runs the decoders on random input: they throw no error except `ContractError`, and every report is a complete sentence. */
import contracts from 'virtual:contracts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { labelsOf } from '../../src/behaviours/range/labels.ts';
import { inWords } from '../../src/lib/errors/in-words.ts';
import type { Contract, Schema } from '../../src/runtime/contract.ts';
import { ContractError } from '../../src/runtime/contract-error.ts';
import type { Fault, Life } from '../../src/runtime/core/kinds.ts';
import { decodeAttributes, decodeConfig } from '../../src/runtime/decode.ts';
import { attributeTexts, configTexts } from './configs.ts';
import { fuzz } from './plan.ts';

const rooted = contracts.filter(({ page }) => !page);
const aContract = fc.constantFrom(...rooted);

/** Expects that a decoded value fits its schema, as its type promises. */
function expectFit(schema: Schema, value: unknown, path: string): void {
  if (value === undefined) {
    expect(schema.required, `${path} is missing`).toBeUndefined();
    expect(schema.default, `${path} is missing`).toBeUndefined();
  } else if (schema.type === 'list')
    for (const item of listIn(value, path)) expectFit(schema.items, item, `${path}[]`);
  else if (schema.type === 'record')
    for (const [key, inner] of Object.entries(schema.fields))
      expectFit(inner, Object(value)[key], `${path}.${key}`);
  else if (schema.type === 'choice') expect(schema.of, path).toContain(value);
  else if (schema.type === 'integer' || schema.type === 'number') {
    expect(value, path).toBeGreaterThanOrEqual(schema.minimum ?? -Infinity);
    expect(value, path).toBeLessThanOrEqual(schema.maximum ?? Infinity);
    if (schema.type === 'integer') expect(value, path).toSatisfy(Number.isInteger);
  } else expect(typeof value, path).toBe(schema.type);
}

function listIn(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`expected ${path} to be a list`);
  return value;
}

function expectSentence(fault: Fault): void {
  const words = fault.names || fault.json !== undefined ? inWords(fault) : fault;
  for (const text of [fault.expected, words.found, words.advice])
    expect(typeof text === 'string' && text.trim() !== '', JSON.stringify(fault)).toBe(true);
  expect(`${words.found}${words.advice}`.length).toBeLessThan(1000);
}

/** Runs a decoder like the runtime. Returns its result, or nothing if the root can't start. */
async function decodeWith<Value>(
  decode: (report: (fault: Fault) => void) => Value | Promise<Value>,
): Promise<Value | undefined> {
  const faults: Fault[] = [];
  try {
    return await decode((fault) => faults.push(fault));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    expect(error.expected && error.found).not.toBe('');
    return undefined;
  } finally {
    faults.forEach(expectSentence);
  }
}

const lifeWith = (report: (fault: Fault) => void): Life => ({
  report,
  fail: (error) => {
    throw error;
  },
  signal: new AbortController().signal,
});

describe('the input of a template', () => {
  fuzz(
    'configs',
    'are decoded to the types of the contract, from any text',
    fc.asyncProperty(
      aContract.chain((contract) => fc.tuple(fc.constant(contract), configTexts(contract))),
      async ([contract, text]: [Contract, string]) => {
        const root = document.createElement('div');
        root.setAttribute(`data-${contract.name}`, text);
        const config = await decodeWith((report) => decodeConfig(root, contract, lifeWith(report)));
        if (!config) return;
        for (const [key, schema] of Object.entries(contract.config ?? {}))
          expectFit(schema, Object(config)[key], key);
      },
    ),
  );

  const withAttributes = rooted.filter(({ attributes }) => attributes);
  fuzz(
    'attributes',
    'are decoded to the types of the contract, from any text',
    fc.asyncProperty(
      fc
        .constantFrom(...withAttributes)
        .chain((contract) =>
          fc.tuple(
            fc.constant(contract),
            fc.record(
              Object.fromEntries(
                Object.entries(contract.attributes ?? {}).map(([name, schema]) => [
                  name,
                  attributeTexts(schema),
                ]),
              ),
              { requiredKeys: [] },
            ),
          ),
        ),
      async ([contract, sent]: [Contract, Partial<Record<string, string>>]) => {
        const root = document.createElement('div');
        for (const [name, text = ''] of Object.entries(sent)) root.setAttribute(name, text);
        const read = await decodeWith((report) =>
          decodeAttributes(root, contract, lifeWith(report)),
        );
        const labels = await decodeWith((report) => labelsOf(root, report));
        for (const label of labels ?? []) expect(['string', 'object']).toContain(typeof label);
        if (!read) return;
        for (const [name, schema] of Object.entries(contract.attributes ?? {}))
          if (schema.on === 'root') expectFit(schema, Object(read)[name], name);
      },
    ),
  );
});
