/** The tree of the parser as the rules read it, in document order. */
import type { Token } from 'parse5';
import { EXPRESSION, type Markup } from '../../src/checks/markup.ts';
import type { ChildNode, Element, ParentNode } from './parse.ts';

/** Offsets in the source. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where an element stands: its start tag, and the attributes in it. */
export class Place {
  readonly tag: Span;
  readonly attributes: ReadonlyMap<string, Span>;

  constructor(
    location: Token.LocationWithAttributes | null | undefined,
    tag: Span = spanOf(location),
  ) {
    this.tag = tag;
    const attributes = Object.entries(location?.attrs ?? {});
    this.attributes = new Map(attributes.map(([name, span]) => [name, spanOf(span)]));
  }
}

function spanOf(location: Token.Location | null | undefined): Span {
  return { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 };
}

/** What the reader of a template knows beyond the tree. */
export interface Source {
  /** With signs in the place of expressions. */
  readonly html: string;
  /** How many conditions come before a place. */
  readonly stretchAt: (offset: number) => number;
}

interface Made extends Markup {
  readonly parent: Made | undefined;
  readonly children: Markup[];
  hasGap: boolean;
}

/** Every element below the node. Goes without recursion: pages may be nested deeper than the stack. */
export function* markupIn(tree: ParentNode, source: Source): Generator<Markup> {
  const waiting: Step[] = stepsInto(tree, undefined);
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const { node, parent } = step;
    if (isGap(node, source)) markGap(parent);
    if (!('tagName' in node)) continue;
    const element = copyOf(node, parent, source);
    parent?.children.push(element);
    yield element;
    for (const inner of stepsInto(node, element)) waiting.push(inner);
  }
}

/** What holds a gap has one as well. */
function markGap(element: Made | undefined): void {
  for (let at = element; at && !at.hasGap; at = at.parent) at.hasGap = true;
}

interface Step {
  readonly node: ChildNode;
  readonly parent: Made | undefined;
}

/** The last child first. */
function stepsInto({ childNodes }: ParentNode, parent: Made | undefined): Step[] {
  return childNodes.map((node) => ({ node, parent })).reverse();
}

function copyOf(element: Element, parent: Made | undefined, { stretchAt }: Source): Made {
  const place = new Place(element.sourceCodeLocation);
  return {
    name: element.tagName,
    attributes: attributesOf(element.attrs),
    parent,
    children: [],
    position: place,
    hasGap: isOpenForm(element),
    stretch: stretchAt(place.tag.start),
  };
}

/** Whether a form is begun here and ended in another file, with more of its fields. */
function isOpenForm({ tagName, sourceCodeLocation: place }: Element): boolean {
  return tagName === 'form' && !!place && !place.endTag;
}

/** A tag that is in the source and not in the tree. */
export function markupOfTag(tag: Token.TagToken): Markup {
  return {
    name: tag.tagName,
    attributes: attributesOf(tag.attrs),
    parent: undefined,
    children: [],
    position: new Place(tag.location),
  };
}

/** A name in the source that is nothing in the tree. */
export function markupAt(name: string, start: number): Markup {
  const position = new Place(undefined, { start, end: start + name.length });
  return { name, attributes: new Map(), parent: undefined, children: [], position };
}

function attributesOf(attributes: readonly Token.Attribute[]): ReadonlyMap<string, string> {
  return new Map(attributes.map(({ name, value }) => [name, value]));
}

/** A text with an expression: that may write elements. */
function isGap({ nodeName, sourceCodeLocation: place }: ChildNode, { html }: Source): boolean {
  if (nodeName !== '#text' || !place) return false;
  return html.slice(place.startOffset, place.endOffset).includes(EXPRESSION);
}
