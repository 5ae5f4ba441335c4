/** Describes that a root lacks its `<input>`. Used by the root when it mounts and by the template checks. */
export function missingInput(type: string) {
  return { expected: `an <input type="${type}"> inside`, found: 'no such input' };
}
