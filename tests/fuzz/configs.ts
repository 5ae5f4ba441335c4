/** Generates configs and attributes of templates: mostly valid, with some mistakes. */
import fc from 'fast-check';
import type { Contract, Schema, Shape } from '../../src/runtime/contract.ts';
import { jsonTexts, jsonValues, numbers, texts } from './texts.ts';

/** Generates values for the schema, and some of another type. */
export function valuesFor(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fittingValues(schema), weight: 5 },
    { arbitrary: jsonValues, weight: 1 },
  );
}

/** Generates the value of a root's marker attribute. */
export function configTexts({ config = {} }: Contract): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: jsonTexts(recordsOf(config)), weight: 8 },
    { arbitrary: jsonTexts(jsonValues), weight: 1 },
  );
}

/** Generates the value of an attribute. */
export function attributeTexts(schema: Schema): fc.Arbitrary<string> {
  const fitting = fittingValues(schema).map((value) =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  );
  return fc.oneof({ arbitrary: fitting, weight: 3 }, { arbitrary: texts, weight: 1 });
}

/** Generates records of this shape. Keys may be missing, and unknown keys are rare. */
function recordsOf(shape: Shape): fc.Arbitrary<Record<string, unknown>> {
  const known = fc.record(
    Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, valuesFor(schema)])),
    { requiredKeys: Object.keys(shape).filter((key) => shape[key]?.required) },
  );
  const further = fc.oneof(
    { arbitrary: fc.constant({}), weight: 9 },
    { arbitrary: fc.dictionary(texts, jsonValues, { maxKeys: 2 }), weight: 1 },
  );
  return fc.tuple(known, further).map(([some, more]) => ({ ...some, ...more }));
}

function fittingValues(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: (schema.minimum ?? 0) - 1, max: (schema.maximum ?? 30) + 1 });
    case 'number':
      return numbers;
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...schema.of);
    case 'list':
      return fc.array(valuesFor(schema.items), { maxLength: 5 });
    case 'record':
      return recordsOf(schema.fields);
    case 'string':
      return fc.oneof(texts, fc.constant(schema.example ?? '/media/temoignage.mp4'));
  }
}
