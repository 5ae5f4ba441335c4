/** Describes a name in Markdown, for editors: its meaning and the allowed values. */
import type { Attribute, Contract, Part, Schema } from '../../src/runtime/contract.ts';

export function aboutRoot({ name, kind, purpose, config, when, elements }: Contract): string {
  const keys = Object.entries(config ?? {}).map(
    ([key, schema]) => `- \`${key}\`: ${aboutValue(schema)}`,
  );
  return paragraphs(
    purpose,
    elements && `Must be on ${tags(elements)}.`,
    keys.length > 0 && `Its value is empty, or a JSON object:\n${keys.join('\n')}`,
    `An ${kind === 'island' ? 'island' : 'enhancement'} that starts by \`${when}\` unless \`data-when\` says otherwise. Root: \`data-${name}\`.`,
  );
}

export function aboutPart({ meaning, elements, required, many, anywhere }: Part): string {
  const traits = [
    required && 'required',
    many && 'any number of them',
    anywhere && 'anywhere in the page',
    elements && tags(elements),
  ].filter(Boolean);
  return paragraphs(meaning, traits.length > 0 && `${traits.join(', ')}.`);
}

/** Describes an attribute. `owner` is the root that reads it. */
export function aboutAttribute(attribute: Attribute, owner: Contract): string {
  const { on } = attribute;
  const place = { root: `data-${owner.name}`, any: `any element for data-${owner.name}` }[on];
  return paragraphs(
    aboutValue(attribute),
    `On ${place ? `\`${place}\`` : `a part \`${on}\` of \`data-${owner.name}\``}.`,
    attribute.example && `Example: \`${attribute.example}\``,
  );
}

/** Describes a value: its meaning and its default. */
function aboutValue(schema: Schema): string {
  const { meaning, required } = schema;
  if (required) return `${meaning} Required.`;
  if (schema.type === 'list' || schema.type === 'record' || !schema.default) return meaning;
  return `${meaning} Without it: \`${schema.default}\`.`;
}

export function tags(elements: readonly string[]): string {
  return elements.map((tag) => `\`<${tag}>\``).join(' or ');
}

function paragraphs(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter(Boolean).join('\n\n');
}
