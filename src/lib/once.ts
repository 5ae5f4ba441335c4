/**
 * Makes a value when it is first asked for, and keeps it. For what costs a slow phone a long task and most visits
 * don't need: the first `Intl` object of a page alone takes a hundred milliseconds there.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
