/** DOMPurify, configured to do what the browsers' own sanitizer does. Loaded only if that is missing. */
import createPurifier from 'dompurify';
import { REMOVED_ATTRIBUTES, REMOVED_ELEMENTS } from './removed.ts';

/**
 * Returns the sanitised content, outside any document. Throws if the page's Trusted Types policies forbid parsing
 * HTML.
 */
export function purify(html: string): DocumentFragment {
  const cleaned: DocumentFragment | null = createPurifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: REMOVED_ELEMENTS,
    FORBID_ATTR: REMOVED_ATTRIBUTES,
    ADD_ATTR: ['target', 'form', 'formnovalidate'],
    SANITIZE_DOM: false,
    CUSTOM_ELEMENT_HANDLING: {
      tagNameCheck: /-/,
      attributeNameCheck: /^(?!on|style$)/,
      allowCustomizedBuiltInElements: false,
    },
  });
  if (!cleaned) throw new TypeError('expected the Trusted Types policy "dompurify" to be allowed');
  return cleaned;
}
