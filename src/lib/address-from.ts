/**
 * Returns the URL that the text means on this page, resolved like the `href` of a link; `undefined` if it is not
 * valid.
 */
export function addressFrom(text: string): URL | undefined {
  try {
    return new URL(text, document.baseURI);
  } catch {
    return undefined;
  }
}
