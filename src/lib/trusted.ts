/** The casts of the project: nothing else says `as`. */

/** Types a value that a check has just proven to be of a computed type. */
export function trusted<T>(checked: unknown): T {
  return checked as T;
}

/** Types a value whose type nothing has proven: whoever calls it says beside the call why it holds. */
export function cast<T>(unproven: unknown): T {
  return unproven as T;
}
