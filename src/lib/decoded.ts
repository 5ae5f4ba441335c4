/** Returns the text without its percent-encoding. What isn't valid means itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
