/** Returns the address that a text means in this page, as a link reads it; `undefined` for a text that is none. */
export function addressFrom(text: string): URL | undefined {
  try {
    return new URL(text, document.baseURI);
  } catch {
    return undefined;
  }
}
