/**
 * Returns a function that makes the value at its first call, and returns the same value afterwards. For values that
 * are expensive and rarely needed: creating the first `Intl` object takes a slow phone a hundred milliseconds.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
