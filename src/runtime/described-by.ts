/** Computes `aria-describedby` for elements that the template may have described already. */
import { unshadowed } from '../lib/unshadowed.ts';

/** Returns the element's `aria-describedby` with the id added, at the end unless it is there already. */
export function describedBy(element: Element, id: string): string {
  return [...new Set([...idsOf(element), id])].join(' ');
}

/** Returns the element's `aria-describedby` without the id, or `null` where none is left. */
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
