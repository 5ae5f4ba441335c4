/** Provides the parser's tree to the rules as `Markup`, in document order. */
import type { Token } from 'parse5';
import {
  EXPRESSION,
  isComponent,
  isKnown,
  type Markup,
  mayHaveMore,
} from '../../src/checks/markup.ts';
import type { Branches } from './branches.ts';
import type { ChildNode, Element, ParentNode } from './parse.ts';

/** Offsets in the source. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The place of an element: its start tag and its attributes. */
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

/** Data about a template that is not in the tree. */
export interface Source {
  /** The HTML, with placeholders instead of expressions. */
  readonly html: string;
  /** Returns the number of conditions before an offset. */
  readonly stretchAt: (offset: number) => number;
  readonly branches: Pick<Branches, 'at'>;
  /** The offsets of expressions that write JSON without escaping it. */
  readonly rawJson: readonly number[];
  /** Whether it is a whole page, as a browser gets it. */
  readonly isWhole: boolean;
}

interface Made extends Markup {
  readonly parent: Made | undefined;
  readonly children: Markup[];
  hasGap: boolean;
}

/** Yields every element below the node. It is not recursive, because pages may be nested deeper than the call stack. */
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

/** Marks the element and all its ancestors as having a gap. */
function markGap(element: Made | undefined): void {
  for (let at = element; at && !at.hasGap; at = at.parent) at.hasGap = true;
}

interface Step {
  readonly node: ChildNode;
  readonly parent: Made | undefined;
}

/** Returns the steps for the children, the last child first. */
function stepsInto({ childNodes }: ParentNode, parent: Made | undefined): Step[] {
  return childNodes.map((node) => ({ node, parent })).reverse();
}

function copyOf(element: Element, parent: Made | undefined, source: Source): Made {
  const { stretchAt, isWhole } = source;
  const place = new Place(element.sourceCodeLocation);
  const made: Made = {
    name: element.tagName,
    attributes: attributesOf(element.attrs),
    parent,
    children: [],
    position: place,
    hasGap: isOpenForm(element),
    stretch: stretchAt(place.tag.start),
    branch: source.branches.at(place.tag.start),
    rawJson: rawJsonIn(place, source),
  };
  return { ...made, isOpen: !isWhole && mayBeOther(made) };
}

/** Returns the names of the attributes with such an expression. In single quotes, the quotes of JSON end nothing. */
function rawJsonIn({ tag, attributes }: Place, { html, rawJson }: Source): readonly string[] {
  const inTag = rawJson.filter((offset) => isIn(tag, offset));
  if (inTag.length === 0) return [];
  return [...attributes].flatMap(([name, span]) => {
    const isTorn = inTag.some((offset) => isIn(span, offset)) && html[span.end - 1] !== "'";
    return isTorn ? [name] : [];
  });
}

function isIn({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset < end;
}

/** Whether it may be rendered as other elements. A slot is replaced by the content of its component. */
function mayBeOther(element: Markup): boolean {
  const isReplaced = isComponent(element) || element.name === 'slot';
  return isReplaced || mayHaveMore(element) || !isKnown(element.name);
}

/** Whether the form starts here and ends in another file, which may have more of its fields. */
function isOpenForm({ tagName, sourceCodeLocation: place }: Element): boolean {
  return tagName === 'form' && !!place && !place.endTag;
}

/** Returns markup for a tag that is in the source but not in the tree. */
export function markupOfTag(tag: Token.TagToken): Markup {
  return {
    name: tag.tagName,
    attributes: attributesOf(tag.attrs),
    parent: undefined,
    children: [],
    position: new Place(tag.location),
  };
}

/** Returns markup for a name in the source that has no node in the tree. */
export function markupAt(name: string, start: number): Markup {
  const position = new Place(undefined, { start, end: start + name.length });
  return { name, attributes: new Map(), parent: undefined, children: [], position };
}

function attributesOf(attributes: readonly Token.Attribute[]): ReadonlyMap<string, string> {
  return new Map(attributes.map(({ name, value }) => [name, value]));
}

/** Whether the text has an expression, which may render elements. */
function isGap({ nodeName, sourceCodeLocation: place }: ChildNode, { html }: Source): boolean {
  if (nodeName !== '#text' || !place) return false;
  return html.slice(place.startOffset, place.endOffset).includes(EXPRESSION);
}
