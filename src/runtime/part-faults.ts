/** Describes what is wrong with the root or a part. Used by roots when they mount and by the template checks. */
import type { Contract, Part } from './contract.ts';
import type { Fault } from './core/kinds.ts';
import { shown } from './schema.ts';

export function unfitRoot(elements: readonly string[], tag: string) {
  return { expected: tagsOf(elements), found: `<${tag}>` };
}

export function missingPart(name: string, root: string) {
  return { expected: `a part "${name}" (data-${root}-part)`, found: 'no such part' };
}

export function unknownPart(found: string, { name, parts = {} }: Contract) {
  const names = Object.keys(parts);
  return {
    expected: `one of the parts ${names.join(', ')}`,
    found: shown(found),
    advice: `this part is ignored; correct data-${name}-part`,
    names,
  } satisfies Fault;
}

/**
 * Whether the element may be the part. `type` is the type of an `<input>`. A file field never fits unless the
 * contract lists it.
 */
export function isFitting(
  { elements, inputTypes }: Part,
  tag: string,
  type: string | undefined,
): boolean {
  if (elements && !elements.some((one) => one === tag)) return false;
  // Script can't set the value of a file field
  // (https://html.spec.whatwg.org/multipage/input.html#dom-input-value-filename).
  if (type === 'file' && !inputTypes) return false;
  return !inputTypes || !type || inputTypes.includes(type);
}

export function unfitPart(
  name: string,
  { elements, inputTypes }: Part,
  tag: string,
  type: string | undefined,
) {
  const right =
    inputTypes && type
      ? inputTypes.map((one) => `<input type="${one}">`).join(' or ')
      : tagsOf(elements ?? []);
  return {
    expected: `the part "${name}" to be ${right}`,
    found: type ? `<input type="${type}">` : `<${tag}>`,
    advice: `this part is ignored; use ${right}`,
  } satisfies Fault;
}

function tagsOf(elements: readonly string[]): string {
  return elements.map((tag) => `<${tag}>`).join(' or ');
}
