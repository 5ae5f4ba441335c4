/** Takes back what a library that knows no manners wrote into `class` and `style`. */
import { forget, note } from '../../runtime/traces.ts';

/**
 * Remembers both attributes of the elements; call the result to put them back. Of `class` only the names that
 * begin with the prefix go: others may have been given by somebody else meanwhile.
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
 * Writes or removes an attribute. Reading it first makes Chromium serialise a style that was set through the CSSOM;
 * otherwise an empty attribute is left (https://github.com/whatwg/html/issues/2306).
 */
function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
