/** The ancestors of elements, and the siblings along the way up to `html`. */
import { unshadowed } from '../../lib/unshadowed.ts';

/** A set of elements that doesn't keep them in memory. */
export type Known = WeakSet<Element>;

/** Elements that can't be used anyway. */
const WITHOUT_USE = 'head, script, style, link, template, [data-islands-announcer]';

/** Returns the elements and all their ancestors. */
export function pathsOf(elements: readonly Element[]): ReadonlySet<Element> {
  const paths = new Set<Element>();
  for (const element of elements)
    for (let at: Element | null = element; at && !paths.has(at); at = unshadowed(at).parentElement)
      paths.add(at);
  return paths;
}

/** Returns the siblings of the paths. If they are inert, only the elements of the paths can be used. */
export function siblingsOf(paths: ReadonlySet<Element>): readonly HTMLElement[] {
  const parents = new Set([...paths].flatMap(({ parentElement }) => parentElement ?? []));
  return [...parents].flatMap((parent) =>
    [...parent.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement &&
        !paths.has(child) &&
        !unshadowed(child).matches(WITHOUT_USE),
    ),
  );
}
