/** WebKitGTK's driver and its small browser, as Debian packages them: `webkit2gtk-driver`, with `xvfb` for a screen. */
import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
}

const SCREEN = '/usr/bin/xvfb-run';

/** Returns where driver and browser are, or `undefined` where a part is missing. */
export function findWebKit(): WebKit | undefined {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', { absolute: true });
  return browser && [driver, SCREEN].every((path) => existsSync(path))
    ? { driver, browser }
    : undefined;
}
