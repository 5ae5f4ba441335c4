/**
 * Reads and writes filters in a query, as a form does: repeated `filter[]`. PHP's `filter[0]` is read as well:
 * https://www.php.net/manual/en/faq.html.php#faq.html.arrays
 */

const FILTER_KEY = /^filter\[\d*\]$/;

/** Returns the filters in the query, in their order. */
export function filtersIn(query: string): readonly string[] {
  return [...new URLSearchParams(query)].flatMap(([key, value]) =>
    FILTER_KEY.test(key) ? [value] : [],
  );
}

/**
 * Returns the query with these filters instead of its own, and without the keys in `dropped`. The rest keeps its
 * order. The result is empty or begins with `?`.
 */
export function withFilters(
  query: string,
  filters: readonly string[],
  dropped: readonly string[] = [],
): string {
  const kept = [...new URLSearchParams(query)].filter(
    ([key]) => !FILTER_KEY.test(key) && !dropped.includes(key),
  );
  const all = new URLSearchParams([...kept, ...filters.map((value) => ['filter[]', value])]);
  return all.size > 0 ? `?${all}` : '';
}
