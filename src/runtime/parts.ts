/** Finds the parts of a root: the elements with `data-<name>-part`. */

import { trusted } from '../lib/trusted.ts';
import { unshadowed } from '../lib/unshadowed.ts';
import type { Contract, Part, PartsOf, RootOf } from './contract.ts';
import { ContractError } from './contract-error.ts';
import type { Life } from './core/kinds.ts';
import { isFitting, missingPart, unfitPart, unfitRoot, unknownPart } from './part-faults.ts';

/** Returns the root, typed. Throws `ContractError` if the contract doesn't allow its tag name. */
export function checkRoot<C extends Contract>(root: HTMLElement, { elements }: C): RootOf<C> {
  const { localName } = unshadowed(root);
  if (elements && !elements.some((tag) => tag === localName))
    throw new ContractError(unfitRoot(elements, localName));
  return trusted(root);
}

/**
 * Returns the parts that the contract describes, in document order. A part belongs to the nearest root of its kind.
 * Unknown parts are reported and ignored. Throws `ContractError` where a required part is missing.
 */
export function findParts<C extends Contract>(root: Element, contract: C, life: Life): PartsOf<C> {
  const described = contract.parts ?? {};
  const own = byName(ownParts(root, contract.name), contract.name);
  for (const [name, parts] of own)
    if (!Object.hasOwn(described, name))
      for (const at of parts) life.report({ ...unknownPart(name, contract), at });
  return trusted(
    Object.fromEntries(
      Object.entries(described).map(([name, part]) => {
        const fitting = (elements: readonly Element[] = []) =>
          elements.filter((element) => suits(element, part, name, life));
        const inside = fitting(own.get(name));
        const found =
          inside.length || !part.anywhere
            ? inside
            : fitting(byName(strayParts(contract.name), contract.name).get(name));
        if (part.required && !part.many && !found[0])
          throw new ContractError(missingPart(name, contract.name));
        return [name, part.many ? found : found[0]];
      }),
    ),
  );
}

/** Returns every element with `data-<name>-part` that belongs to the root, which may be one of them. */
export function ownParts(root: Element, name: string): Element[] {
  const marked = [...unshadowed(root).querySelectorAll(`[data-${name}-part]`)];
  const own = marked.filter(isInside(root, `[data-${name}]`));
  return unshadowed(root).hasAttribute(`data-${name}-part`) ? [root, ...own] : own;
}

/**
 * Returns a function: whether the nearest root of a part is this one. There may be thousands of siblings, so the
 * answer is cached by parent.
 */
function isInside(root: Element, roots: string): (part: Element) => boolean {
  let parent: Element | null = null;
  let answer = false;
  return (part) => {
    const { parentElement } = unshadowed(part);
    if (parentElement && parentElement !== parent) {
      parent = parentElement;
      answer = unshadowed(parent).closest(roots) === root;
    }
    return answer;
  };
}

/** Returns the parts that are in no root of the kind. */
function strayParts(name: string): Element[] {
  return [...document.querySelectorAll(`[data-${name}-part]`)].filter(
    (part) => !unshadowed(part).closest(`[data-${name}]`),
  );
}

function byName(parts: readonly Element[], name: string): ReadonlyMap<string, Element[]> {
  const marker = `data-${name}-part`;
  const groups = new Map<string, Element[]>();
  for (const part of parts) {
    const found = unshadowed(part).getAttribute(marker) ?? '';
    const group = groups.get(found);
    if (group) group.push(part);
    else groups.set(found, [part]);
  }
  return groups;
}

function suits(element: Element, part: Part, name: string, life: Life): element is HTMLElement {
  const tag = unshadowed(element).localName;
  const type = element instanceof HTMLInputElement ? element.type : undefined;
  if (element instanceof HTMLElement && isFitting(part, tag, type)) return true;
  life.report({ ...unfitPart(name, part, tag, type), at: element });
  return false;
}
