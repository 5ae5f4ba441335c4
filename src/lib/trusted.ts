/** The one cast of the project: a value that a check has just proven to be of a computed type. */
export function trusted<T>(checked: unknown): T {
  return checked as T;
}
