/** Restores `class` and `style` after a library has written into them. */
import { forget, note } from '../../runtime/traces.ts';

/**
 * Saves both attributes of the elements. Returns a function that restores them. In `class`, only names with the
 * prefix are removed: other scripts may have added the rest.
 */
export function restoreWith(prefix: string, elements: readonly Element[]): () => void {
  const sources = elements.map((element) => ({
    element,
    names: element.getAttribute('class'),
    style: element.getAttribute('style'),
  }));
  for (const { element, names, style } of sources) {
    note(element, '@class', names);
    note(element, '@style', style);
  }
  return () => {
    for (const { element, names, style } of sources) {
      forget(element, '@class');
      forget(element, '@style');
      put(element, 'style', style);
      const left = [...element.classList].filter((name) => !name.startsWith(prefix)).join(' ');
      put(element, 'class', left === wordsOf(names) ? names : left || null);
    }
  };
}

function wordsOf(names: string | null): string {
  return [...new Set(names?.split(/\s+/))].filter(Boolean).join(' ');
}

/**
 * Writes or removes an attribute. It is read first, because Chromium then serialises a style that was set through
 * the CSSOM; otherwise an empty attribute would be left (https://github.com/whatwg/html/issues/2306).
 */
function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
