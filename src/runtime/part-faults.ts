/** Describes what is wrong with the root or a part. Used by roots when they mount and by the template checks. */
import type { Contract, Part } from './contract.ts';
import type { Fault } from './core/kinds.ts';
import { shown } from './schema.ts';

export function unfitRoot(elements: readonly string[], tag: string) {
  return { expected: tagsOf(elements), found: `<${tag}>` };
}

export function missingPart(name: string, root: string) {
  return { expected: `a part "${name}" (data-${root}-part)`, found: 'none' };
}

export function unknownPart(found: string, { name, parts = {} }: Contract) {
  const names = Object.keys(parts);
  return {
    expected: `one of the parts ${names.join(', ')}`,
    found: shown(found),
    advice: `it is left alone; correct data-${name}-part`,
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
  return {
    expected: `the part "${name}" to be ${inputTypes && type ? inputTypes.map((one) => `<input type="${one}">`).join(' or ') : tagsOf(elements ?? [])}`,
    found: type ? `<input type="${type}">` : `<${tag}>`,
    advice: 'it is left alone; use that element',
  } satisfies Fault;
}

function tagsOf(elements: readonly string[]): string {
  return elements.map((tag) => `<${tag}>`).join(' or ');
}
