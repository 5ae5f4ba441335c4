/** Finds WebKitGTK's driver and MiniBrowser in Debian's packages: `webkit2gtk-driver`, and `xvfb` for a virtual screen. */
import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
}

const SCREEN = '/usr/bin/xvfb-run';

/** Returns the paths of driver and browser, or `undefined` if a part is missing. */
export function findWebKit(): WebKit | undefined {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', { absolute: true });
  return browser && [driver, SCREEN].every((path) => existsSync(path))
    ? { driver, browser }
    : undefined;
}
