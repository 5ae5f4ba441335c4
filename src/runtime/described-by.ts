/** Describes an element that the template may have described already. */

/** The ids of what describes the element, as they stand, followed by one more where it is not among them. */
export function describedBy(element: HTMLElement, id: string): string {
  const own = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return [...new Set([...own, id])].filter(Boolean).join(' ');
}
