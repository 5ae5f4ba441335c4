/** What describes an element, as a list of ids: others have their own words for it. */

/** The ids that describe the element, and that one last. */
export function describedWith(element: Element, id: string): string {
  return [...othersOf(element, id), id].join(' ');
}

/** The ids that describe the element but that one; `null` where none is left. */
export function describedWithout(element: Element, id: string): string | null {
  return othersOf(element, id).join(' ') || null;
}

function othersOf(element: Element, id: string): readonly string[] {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.filter((one) => one && one !== id);
}
