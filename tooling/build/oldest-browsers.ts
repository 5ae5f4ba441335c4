/** The oldest browsers that run the script. Older ones show the page as the server sent it. */
export const OLDEST = { chrome: '110', firefox: '115', safari: '16.4' } as const;

/** The same browsers in Vite's format: `chrome110`. */
export const targets: string[] = Object.entries(OLDEST).map(([name, version]) => name + version);
