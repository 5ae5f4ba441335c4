/**
 * Elements as the rules read them: so few properties that the DOM and the tree of any parser can be read alike.
 */

export interface Markup {
  /** The tag name, in lower case. */
  readonly name: string;
  /** By their names in lower case, in their order. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Markup | undefined;
  readonly children: readonly Markup[];
  /** Where it stands, for whoever shows the findings: an element of the DOM, or a line and a column. */
  readonly position: unknown;
  /** Whether more elements may be in it: by an expression of a template, or since it ends in another file. */
  readonly hasGap?: boolean;
  /** Of a template: no condition stands between elements of one stretch; others may exclude each other. */
  readonly stretch?: number;
}

/** Stand in names and values for what only the server knows. Unicode keeps these two out of every text. */
export const EXPRESSION = '\uFDD0';
/** A statement, such as a condition: writes nothing itself. */
export const STATEMENT = '\uFDD1';

/** Whether all of the text is what the page will hold. */
export function isKnown(text: string | undefined): boolean {
  return !text || !(text.includes(EXPRESSION) || text.includes(STATEMENT));
}

/** Whether an expression may write more attributes to the element. */
export function mayHaveMore({ attributes }: Markup): boolean {
  return [...attributes.keys()].some((name) => !isKnown(name));
}

/** Whether it is a custom element, or a component of a template, which may bring any elements. */
export function isComponent({ name }: Markup): boolean {
  return /[-:]/.test(name);
}

/** Returns the first two and more that stand in one page together; none where they may all exclude each other. */
export function surelyTogether(elements: readonly Markup[]): readonly Markup[] {
  const seen = new Set<number | undefined>();
  for (const { stretch } of elements) {
    if (seen.has(stretch)) return elements.filter((element) => element.stretch === stretch);
    seen.add(stretch);
  }
  return [];
}

/** Yields the elements around it, from the nearest outwards. */
export function* ancestorsOf({ parent }: Markup): Generator<Markup> {
  for (let at = parent; at; at = at.parent) yield at;
}

/** Yields every element in it, in document order. Without recursion: pages may be nested deeper than the stack. */
export function* descendantsOf({ children }: Markup): Generator<Markup> {
  const waiting = [...children].reverse();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (let at = element.children.length; at > 0; at -= 1) {
      const child = element.children[at - 1];
      if (child) waiting.push(child);
    }
  }
}

/** Returns the nearest element around it that has the attribute. */
export function nearestWith(element: Markup, attribute: string): Markup | undefined {
  for (const ancestor of ancestorsOf(element))
    if (ancestor.attributes.has(attribute)) return ancestor;
  return undefined;
}

/** Returns the start of the tag, such as `<a>` or `<a id="b">`. */
export function tagOf({ name, attributes }: Markup): string {
  const id = attributes.get('id');
  return id ? `<${name} id="${id}">` : `<${name}>`;
}
