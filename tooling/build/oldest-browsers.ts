/** The oldest browsers in which the script starts. Older ones get the page as the server sent it. */
export const OLDEST = { chrome: '110', firefox: '115', safari: '16.4' } as const;

/** The same, as Vite takes them: `chrome110`. */
export const targets: string[] = Object.entries(OLDEST).map(([name, version]) => name + version);
