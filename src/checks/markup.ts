/**
 * An element as the rules read it. It has few properties, so that the DOM and every parser's tree can be converted
 * to it.
 */

export interface Markup {
  /** The tag name, in lower case. */
  readonly name: string;
  /** By attribute name in lower case, in the order of the source. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Markup | undefined;
  readonly children: readonly Markup[];
  /** Where the element is, for reports: a DOM element, or a line and a column. */
  readonly position: unknown;
  /** Whether the content may have more elements: from an expression of a template, or because it ends in another file. */
  readonly hasGap?: boolean;
  /**
   * Whether it may be rendered as another element, or as several: an expression adds attributes or writes its name,
   * or it is a component or a slot. In a whole page, elements are what they are.
   */
  readonly isOpen?: boolean;
  /**
   * Only in templates: the number of the stretch of source that the element is in. No condition separates two
   * elements of one stretch. Elements of different stretches may never be rendered together.
   */
  readonly stretch?: number;
  /** Only in templates: the branch that the element is in. Without it, the conditions are not known. */
  readonly branch?: Branch | undefined;
  /**
   * Only in templates: the attributes into which an expression writes JSON without escaping it, and which are not in
   * single quotes.
   */
  readonly rawJson?: readonly string[];
}

/** A branch of a condition or a loop of a template, or the whole template, which has nothing around it. */
export interface Branch {
  readonly around: Branch | undefined;
}

/**
 * Replaces a template expression in names and values. Unicode reserves this character and the next, so they are in
 * no text.
 */
export const EXPRESSION = '\uFDD0';
/** Replaces a template statement, such as a condition, which renders nothing itself. */
export const STATEMENT = '\uFDD1';

/** Whether the text has no expression or statement, so that the page will have it as it is. */
export function isKnown(text: string | undefined): boolean {
  return !text || !(text.includes(EXPRESSION) || text.includes(STATEMENT));
}

/** Whether an expression may add attributes to the element. */
export function mayHaveMore({ attributes }: Markup): boolean {
  return [...attributes.keys()].some((name) => !isKnown(name));
}

/** Whether it is a custom element or a template component, which may render any elements. */
export function isComponent({ name }: Markup): boolean {
  return /[-:]/.test(name);
}

/**
 * Returns the elements of the first stretch that has two or more of them. Returns none if all of them may exclude
 * each other.
 */
export function surelyTogether(elements: readonly Markup[]): readonly Markup[] {
  const seen = new Set<number | undefined>();
  for (const { stretch } of elements) {
    if (seen.has(stretch)) return elements.filter((element) => element.stretch === stretch);
    seen.add(stretch);
  }
  return [];
}

/** Yields the ancestors, from the parent outwards. */
export function* ancestorsOf({ parent }: Markup): Generator<Markup> {
  for (let at = parent; at; at = at.parent) yield at;
}

/**
 * Yields all descendants in document order. It doesn't recurse, because a page may be nested deeper than the call
 * stack.
 */
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

/** Whether an element in the root may be a part, or bring one, without its marker in the source. */
export function mayHoldMore(root: Markup): boolean {
  return Boolean(root.hasGap) || [...descendantsOf(root)].some(({ isOpen }) => isOpen);
}

/** Returns the nearest ancestor with the attribute. */
export function nearestWith(element: Markup, attribute: string): Markup | undefined {
  for (const ancestor of ancestorsOf(element))
    if (ancestor.attributes.has(attribute)) return ancestor;
  return undefined;
}

/** Returns the element as a short tag, such as `<a>` or `<a id="b">`. */
export function tagOf({ name, attributes }: Markup): string {
  const id = attributes.get('id');
  return id ? `<${name} id="${id}">` : `<${name}>`;
}
