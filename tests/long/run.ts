/** `npm run test:long`: runs an hour of each session, and draws the counts in `docs/long/`. Needs a build. */
import { getBrowser } from '../run/get-browser.ts';
import { execute } from '../run/process.ts';

const path = await getBrowser();
if (path) process.env.BROWSER_PATH = path;
process.exitCode = path ? await execute('playwright', ['test', 'tests/long/', '--workers=1']) : 1;
