/** Generates the HTML of a root: the guide's example with random changes, or parts in random order. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Contract } from '../../src/runtime/contract.ts';
import { fragments } from '../sweeps/html-maker.ts';
import { attributeTexts, configTexts } from './configs.ts';
import { texts } from './texts.ts';

/** A change of an example. `place`, from 0 to 1, selects the element. */
interface Change {
  readonly kind: 'gone' | 'twice' | 'moved' | 'empty' | 'filled' | 'attribute';
  readonly place: number;
  readonly to: number;
  readonly text: string;
  readonly html: string;
}

/** Creates the root, without inserting it. */
export type MakeRoot = () => HTMLElement;

export function rootsOf(contract: Contract): fc.Arbitrary<MakeRoot> {
  const marker = `data-${contract.name}`;
  const make = fc.oneof(
    { arbitrary: changedExamples(contract), weight: 3 },
    { arbitrary: randomParts(contract), weight: 2 },
  );
  const config = fc.option(configTexts(contract), { nil: undefined });
  const when = fc.constantFrom('load', 'load', 'load', 'interaction', 'sometimes');
  return fc.tuple(make, config, when, attributesFor(contract, 'root')).map((all) => () => {
    const [makeRoot, text, strategy, attributes] = all;
    const root = makeRoot();
    if (text !== undefined) root.setAttribute(marker, text);
    root.setAttribute('data-when', strategy);
    for (const [name, value] of attributes) root.setAttribute(name, value);
    return root;
  });
}

function changedExamples({ name }: Contract): fc.Arbitrary<MakeRoot> {
  const html = readFileSync(`docs/examples/${name}.html`, 'utf8');
  return fc.array(changes, { maxLength: 6 }).map((chosen) => () => {
    const whole = parse(html);
    const root = whole.querySelector<HTMLElement>(`[data-${name}]`);
    if (!root) throw new Error(`expected data-${name} in its example`);
    for (const one of chosen) apply(root, one);
    return root;
  });
}

const places = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const changes: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('gone', 'twice', 'moved', 'empty', 'filled', 'attribute'),
  place: places,
  to: places,
  text: texts,
  html: fragments,
});

function apply(root: Element, { kind, place, to, text, html }: Change): void {
  const one = at([...root.querySelectorAll('*')], place);
  if (!one) return;
  const other = at([root, ...root.querySelectorAll('*')], to);
  if (kind === 'gone') one.remove();
  if (kind === 'twice') one.after(one.cloneNode(true));
  if (kind === 'moved' && other && !one.contains(other)) other.append(one);
  if (kind === 'empty') one.replaceChildren();
  if (kind === 'filled') one.append(...parse(html).childNodes);
  const attribute = at([...one.attributes], to);
  if (kind === 'attribute' && attribute) attribute.value = text;
}

/** Generates any number of parts on any elements, nested and as siblings. */
function randomParts(contract: Contract): fc.Arbitrary<MakeRoot> {
  const tree = trees(partNodes(contract), DEPTH);
  const names = fc.constantFrom(
    ...(contract.elements ?? ['div', 'section', 'form', 'button', 'a']),
  );
  return fc.tuple(names, fc.array(tree, { maxLength: 4 })).map(([name, nodes]) => () => {
    const root = document.createElement(name);
    root.setAttribute(`data-${contract.name}`, '');
    root.append(...parse(nodes.join('')).childNodes);
    return root;
  });
}

/** The maximum depth of nested parts. */
const DEPTH = 3;

function trees(part: fc.Arbitrary<readonly [string, string]>, depth: number): fc.Arbitrary<string> {
  const inner =
    depth === 0
      ? fragments
      : fc.array(trees(part, depth - 1), { maxLength: 3 }).map((some) => some.join(''));
  return fc
    .tuple(part, inner, fragments)
    .map(([[start, end], inside, html]) => [start, inside, html, end].join(''));
}

function partNodes(contract: Contract): fc.Arbitrary<readonly [string, string]> {
  const parts = Object.entries(contract.parts ?? {});
  const known = parts.map(([part, { elements, inputTypes }]) =>
    fc
      .tuple(
        fc.constantFrom(...(elements ?? ['div', 'ul', 'li', 'p', 'button', 'template'])),
        fc.constantFrom(...(inputTypes ?? ['text', 'checkbox', 'number', 'file'])),
        attributesFor(contract, part),
      )
      .map(([name, type, attributes]) =>
        tagsOf(name, [[`data-${contract.name}-part`, part], ['type', type], ...attributes]),
      ),
  );
  const strange = fc
    .tuple(texts, attributesFor(contract, 'any'))
    .map(([part, attributes]) =>
      tagsOf('div', [[`data-${contract.name}-part`, part], ...attributes]),
    );
  return fc.oneof(...known, strange);
}

/** Generates the contract's attributes for this element, and those that are allowed on any element. */
function attributesFor(
  { attributes = {} }: Contract,
  on: string,
): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const own = Object.entries(attributes).filter(([, schema]) => [on, 'any'].includes(schema.on));
  const values = own.map(([name, schema]) =>
    fc.option(attributeTexts(schema), { nil: undefined }).map((text) => [name, text] as const),
  );
  return fc
    .tuple(...values)
    .map((pairs) => pairs.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}

function tagsOf(
  name: string,
  attributes: readonly (readonly [string, string])[],
): readonly [string, string] {
  const written = attributes.map(([key, value]) => `${key}="${escaped(value)}"`).join(' ');
  return [`<${name} ${written}>`, ['input', 'img', 'br'].includes(name) ? '' : `</${name}>`];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return document.importNode(template.content, true);
}

function at<Item>(items: readonly Item[], place: number): Item | undefined {
  return items[Math.floor(place * items.length)];
}
