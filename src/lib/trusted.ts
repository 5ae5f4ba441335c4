/** The type casts of the project. `as` is written nowhere else. */

/** Types a value that a check has just validated, where TypeScript can't derive the type. */
export function trusted<T>(checked: unknown): T {
  return checked as T;
}

/** Types a value that nothing has validated. A comment beside the call must say why the type is right. */
export function cast<T>(unproven: unknown): T {
  return unproven as T;
}
