/** Returns the text without its percent-encoding. A text that is not valid is returned as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
