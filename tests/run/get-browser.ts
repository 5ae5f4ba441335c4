/** Installs a browser for the tests if there is none: Playwright's download, or else Debian's package. */
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowsers } from '../browser.ts';
import { command, execute } from './process.ts';

const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Returns the path of a browser that starts, or `undefined` if none can be installed. */
export async function getBrowser(): Promise<string | undefined> {
  const present = await startable();
  if (present) return present;
  console.log('found no browser that starts; downloading Playwright’s browser');
  await execute('playwright', ['install', 'chromium']);
  const downloaded = await startable();
  if (downloaded) return downloaded;
  for (const name of PACKAGES) {
    console.log(`still found no browser that starts; installing Debian’s package ${name}`);
    await installPackage(name);
    const installed = await startable();
    if (installed) return installed;
  }
  console.log(
    'expected a browser, found none that starts: set BROWSER_PATH to the path of a browser',
  );
  return undefined;
}

async function startable(): Promise<string | undefined> {
  for (const path of findBrowsers()) if (await starts(path)) return path;
  return undefined;
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
    console.log(`${executablePath}, version ${browser.version()}`);
    await browser.close();
    return true;
  } catch (error) {
    console.log(`${executablePath} does not start: ${error}`);
    return false;
  }
}

async function installPackage(name: string): Promise<void> {
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  for (const step of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    const [path = '', ...options] = [...asRoot, 'apt-get', '--quiet', ...step];
    await command(path, options);
  }
}
