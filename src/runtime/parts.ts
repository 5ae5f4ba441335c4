/** Finds the parts of a root: the elements it knows by `data-<name>-part`. */
import { trusted } from '../lib/trusted.ts';
import type { Contract, Part, PartsOf } from './contract.ts';
import type { Life } from './core/kinds.ts';
import { ContractError } from './decode.ts';

/**
 * Every part of the contract, in document order. A part is of the nearest enclosing root of its name;
 * unknown parts are reported and left alone. Throws `ContractError` where a required part is missing.
 */
export function findParts<C extends Contract>(root: Element, contract: C, life: Life): PartsOf<C> {
  const described = contract.parts ?? {};
  const own = ownParts(root, contract.name);
  const known = Object.keys(described);
  for (const part of own) reportUnknown(part, contract.name, known, life);
  return trusted(
    Object.fromEntries(
      Object.entries(described).map(([name, part]) => {
        const fitting = (elements: readonly Element[]) =>
          elements.filter(
            (element) =>
              partName(element, contract.name) === name && suits(element, part, name, life),
          );
        const inside = fitting(own);
        const found = inside.length || !part.anywhere ? inside : fitting(strayParts(contract.name));
        if (part.required && !part.many && !found[0])
          throw new ContractError(
            `expected a part "${name}" (data-${contract.name}-part), found none`,
          );
        return [name, part.many ? found : found[0]];
      }),
    ),
  );
}

/** Every marked element that belongs to the root, the root itself included. */
function ownParts(root: Element, name: string): Element[] {
  const marked = [...root.querySelectorAll(`[data-${name}-part]`)];
  const own = marked.filter((part) => part.parentElement?.closest(`[data-${name}]`) === root);
  return root.hasAttribute(`data-${name}-part`) ? [root, ...own] : own;
}

/** Parts outside any root of the name. */
function strayParts(name: string): Element[] {
  return [...document.querySelectorAll(`[data-${name}-part]`)].filter(
    (part) => !part.closest(`[data-${name}]`),
  );
}

function partName(element: Element, name: string): string | null {
  return element.getAttribute(`data-${name}-part`);
}

function suits(
  element: Element,
  { elements }: Part,
  name: string,
  life: Life,
): element is HTMLElement {
  if (
    element instanceof HTMLElement &&
    (!elements || elements.some((tag) => tag === element.localName))
  )
    return true;
  life.report({
    expected: `the part "${name}" to be <${elements?.join('> or <')}>`,
    found: `<${element.localName}>`,
    advice: 'it is left alone; use that element',
    at: element,
  });
  return false;
}

function reportUnknown(part: Element, name: string, known: readonly string[], life: Life): void {
  const found = partName(part, name) ?? '';
  if (known.includes(found)) return;
  life.report({
    expected: `one of the parts ${known.join(', ')}`,
    found: `"${found}"`,
    advice: `it is left alone; correct data-${name}-part`,
    at: part,
  });
}
