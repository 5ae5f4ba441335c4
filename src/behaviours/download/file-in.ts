/** The name of the file that an address leads to. */

/** The last step of the path, readable; empty where the address ends with a folder. */
export function fileIn(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  const step = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
