/**
 * Converts the config of a root into JSON Schema, draft 7, which every editor supports: https://json-schema.org/draft-07
 */
import type { Contract, Schema, Shape } from '../../src/runtime/contract.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const DRAFT = 'http://json-schema.org/draft-07/schema#';

export function configSchema({ name, purpose, config = {} }: Contract): JsonSchema {
  return {
    $schema: DRAFT,
    title: `data-${name}`,
    description: purpose,
    ...recordOf(config),
  };
}

/** Unknown keys are not allowed. */
function recordOf(shape: Shape): JsonSchema {
  const required = Object.keys(shape).filter((key) => shape[key]?.required);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(shape).map(([key, schema]) => [key, propertyOf(schema)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Templates may write `null` for an empty value, if the value may be missing. */
function propertyOf(schema: Schema): JsonSchema {
  const { meaning: description, example, required } = schema;
  const value = typedValue(schema);
  const types = [value.type].flat();
  return {
    description,
    ...value,
    ...(!required && { type: [...types, 'null'] }),
    ...(!required && 'enum' in value && { enum: [value.enum, null].flat() }),
    ...('default' in schema && { default: schema.default }),
    ...(example !== undefined && { examples: [example] }),
  };
}

function typedValue(schema: Schema): JsonSchema {
  switch (schema.type) {
    case 'integer':
      return { type: 'integer', ...boundsOf(schema) };
    case 'number':
      return { type: 'number', ...boundsOf(schema) };
    case 'string':
      return {
        type: schema.orNumber ? ['string', 'number'] : 'string',
        ...(schema.pattern && { pattern: `^(?:${schema.pattern})$` }),
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: schema.of };
    case 'list':
      return {
        type: 'array',
        items: { description: schema.items.meaning, ...typedValue(schema.items) },
        ...(schema.minimum !== undefined && { minItems: schema.minimum }),
      };
    case 'record':
      return recordOf(schema.fields);
  }
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

function boundsOf({ minimum, maximum }: Bounds): JsonSchema {
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}
