/** Finds methods of global objects that other scripts may have defined. */

/** Returns the method at the path, bound to its owner; `undefined` if anything on the path is missing. */
export function methodOf(
  page: object,
  path: readonly string[],
): ((...values: readonly unknown[]) => unknown) | undefined {
  let owner: unknown;
  let found: unknown = page;
  for (const key of path) {
    owner = found;
    if (!isObject(owner)) return undefined;
    found = Reflect.get(owner, key);
  }
  const method = found;
  return typeof method === 'function'
    ? (...values) => Reflect.apply(method, owner, values)
    : undefined;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
