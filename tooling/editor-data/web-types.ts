/** Writes web-types for JetBrains' editors: https://github.com/JetBrains/web-types */
import type { Contract } from '../../src/runtime/contract.ts';
import { attributesOf, type NamedAttribute } from './names.ts';

export function webTypes(contracts: readonly Contract[], version: string) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'islands',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: { attributes: attributesOf(contracts).map(attributeOf) },
      js: { events: eventsOf(contracts) },
    },
  };
}

function attributeOf({ name, description, values }: NamedAttribute) {
  return {
    name,
    description,
    value: { kind: 'plain', type: values.length > 0 ? 'enum' : 'string', required: false },
    ...(values.length > 0 && { values }),
  };
}

function eventsOf(contracts: readonly Contract[]) {
  const events = new Map(
    contracts.flatMap(({ name, events = {} }) =>
      Object.entries(events).map(([event, { meaning }]) => [
        event,
        `${meaning} (\`data-${name}\`)`,
      ]),
    ),
  );
  return [...events].map(([name, description]) => ({ name, description }));
}
