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
}

/** The elements around it, from the nearest outwards. */
export function* ancestorsOf({ parent }: Markup): Generator<Markup> {
  for (let at = parent; at; at = at.parent) yield at;
}

/** Every element in it, in document order. */
export function* descendantsOf({ children }: Markup): Generator<Markup> {
  for (const child of children) {
    yield child;
    yield* descendantsOf(child);
  }
}

/** The nearest element around it that has the attribute. */
export function nearestWith(element: Markup, attribute: string): Markup | undefined {
  for (const ancestor of ancestorsOf(element))
    if (ancestor.attributes.has(attribute)) return ancestor;
  return undefined;
}

/** Such as `<a>` or `<a id="b">`. */
export function tagOf({ name, attributes }: Markup): string {
  const id = attributes.get('id');
  return id ? `<${name} id="${id}">` : `<${name}>`;
}
