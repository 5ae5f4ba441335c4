/** Texts in answers of services, which may hold anything. */

/** Returns the text or number, without spaces around it; empty for everything else, so that no `undefined` is ever read. */
export function textFrom(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
