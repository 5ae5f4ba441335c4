/**
 * HTML from the server that an editor wrote, made safe: nothing of it can run, everything else stays, forms with their
 * fields, classes, ids, links that open elsewhere, ARIA and data attributes included.
 *
 * The browser's own sanitizer where there is one, DOMPurify in a chunk of its own elsewhere. Neither needs a
 * Trusted Types policy of ours.
 */
import { arrive } from '../../lib/arrive.ts';
import { confine } from './confine.ts';
import { REMOVED_ATTRIBUTES, REMOVED_ELEMENTS, removedFrom } from './removed.ts';

/**
 * Replaces what the element holds by the cleaned HTML. Returns in words what was taken out, empty for nothing. The element
 * should not be in the document yet where several calls may overlap.
 */
export async function cleanInto(element: Element, html: string): Promise<readonly string[]> {
  // Without a wait where the browser cleans: callers may show what is there by then.
  if (hasSanitizer(element)) element.setHTML(html, { sanitizer: SANITIZER });
  else {
    const { purify } = await arrive(() => import('./html-purifier.ts'));
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
   * A name alone is one of HTML's. A style sheet in an SVG is one of the whole page, too
   * (https://www.w3.org/TR/SVG2/styling.html#StyleElement). One in a formula becomes one where a script of the page writes the
   * HTML anew (https://github.com/whatwg/html/issues/11397).
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

/** The HTML Sanitizer API, https://wicg.github.io/sanitizer-api/: Chromium 146, Firefox 148. */
interface Sanitizing {
  setHTML(html: string, options: { readonly sanitizer: object }): void;
}

function hasSanitizer(element: Element): element is Element & Sanitizing {
  return 'setHTML' in element;
}
