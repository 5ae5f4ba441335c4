/** `npm run test:long`: an hour of each session, drawn in `docs/long/`. Needs a build. */
import { getBrowser } from '../run/get-browser.ts';
import { execute } from '../run/process.ts';

const path = await getBrowser();
if (path) process.env.BROWSER_PATH = path;
process.exitCode = path ? await execute('playwright', ['test', 'tests/long/', '--workers=1']) : 1;
