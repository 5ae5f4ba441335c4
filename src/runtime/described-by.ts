/** Describes an element that the template may have described already. */
import { unshadowed } from '../lib/unshadowed.ts';

/** Returns the ids of what describes the element, as they stand, followed by one more where it is not among them. */
export function describedBy(element: Element, id: string): string {
  return [...new Set([...idsOf(element), id])].join(' ');
}

/** Returns the same ids without that one; `null` where none is left. */
export function describedWithout(element: Element, id: string): string | null {
  return (
    idsOf(element)
      .filter((one) => one !== id)
      .join(' ') || null
  );
}

function idsOf(element: Element): readonly string[] {
  return unshadowed(element).getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];
}
