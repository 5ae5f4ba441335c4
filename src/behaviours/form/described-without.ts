/** The ids that describe the element but that one, as a list; `null` where none is left. */
export function describedWithout(element: Element, id: string): string | null {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.filter((one) => one && one !== id).join(' ') || null;
}
