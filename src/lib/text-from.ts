/** Reads texts from service responses, which may contain anything. */

/**
 * Returns the text or number without spaces around it. Any other value gives an empty text, so that no visitor
 * reads `undefined`.
 */
export function textFrom(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
