/** DOMPurify, set to do what the browsers' own sanitizer does. Only where that is missing. */
import createPurifier from 'dompurify';
import { REMOVED_ATTRIBUTES, REMOVED_ELEMENTS } from './removed.ts';

/** The cleaned content, outside any document. */
export function purify(html: string): DocumentFragment {
  return createPurifier.sanitize(html, {
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
}
