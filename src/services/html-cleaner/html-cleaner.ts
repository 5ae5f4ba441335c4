/**
 * Sanitises HTML that editors wrote on the server. Nothing in it can run script. Everything else stays: forms with
 * their fields, classes, ids, links with a target, ARIA and data attributes.
 *
 * It uses the browser's sanitizer if there is one, and DOMPurify otherwise, which is a chunk of its own. Neither
 * needs a Trusted Types policy of ours.
 */
import { importWithRetry } from '../../lib/import-with-retry.ts';
import { confine } from './confine.ts';
import { REMOVED_ATTRIBUTES, REMOVED_ELEMENTS, removedFrom } from './removed.ts';

/**
 * Replaces the content of the element with the sanitised HTML. Returns what was removed, in words, or an empty
 * list. If several calls may overlap, the element should not be in the document yet.
 */
export async function cleanInto(element: Element, html: string): Promise<readonly string[]> {
  // Synchronous with the browser's sanitizer: callers may use the content before the promise resolves.
  if (hasSanitizer(element)) element.setHTML(html, { sanitizer: SANITIZER });
  else {
    const { purify } = await importWithRetry(() => import('./html-purifier.ts'));
    element.replaceChildren(purify(html));
  }
  const hosts = confine(element);
  return [
    ...removedFrom(html).map((name) => `<${name}>`),
    ...hosts.map((host) => `a form that leads to ${host}`),
  ];
}

const SANITIZER = {
  /**
   * A plain name means an HTML element. An SVG style sheet applies to the whole page, too
   * (https://www.w3.org/TR/SVG2/styling.html#StyleElement). A MathML one becomes an HTML style sheet when a script
   * serialises and parses it again (https://github.com/whatwg/html/issues/11397).
   */
  removeElements: [
    ...REMOVED_ELEMENTS,
    ...['2000/svg', '1998/Math/MathML'].map((path) => ({
      name: 'style',
      namespace: `http://www.w3.org/${path}`,
    })),
  ],
  removeAttributes: REMOVED_ATTRIBUTES,
  comments: false,
};

/** The HTML Sanitizer API, https://wicg.github.io/sanitizer-api/. Chromium has it from 146, Firefox from 148. */
interface Sanitizing {
  setHTML(html: string, options: { readonly sanitizer: object }): void;
}

function hasSanitizer(element: Element): element is Element & Sanitizing {
  return 'setHTML' in element;
}
