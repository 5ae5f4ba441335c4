/** The ways from elements up to `html`, and what stands beside them. */
import { unshadowed } from '../../lib/unshadowed.ts';

/** A set of elements that only knows what it holds. */
export type Known = WeakSet<Element>;

/** Elements that nobody can use anyway. */
const WITHOUT_USE = 'head, script, style, link, template, [data-islands-announcer]';

/** Returns the elements and all their ancestors. */
export function pathsOf(elements: readonly Element[]): ReadonlySet<Element> {
  const paths = new Set<Element>();
  for (const element of elements)
    for (let at: Element | null = element; at && !paths.has(at); at = unshadowed(at).parentElement)
      paths.add(at);
  return paths;
}

/** Returns what stands beside the paths. Where that is inert, only the paths are left. */
export function asidesOf(paths: ReadonlySet<Element>): readonly HTMLElement[] {
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
