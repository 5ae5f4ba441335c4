/** Serves the fixture site until it is stopped: `npx islands-fixtures [--port 4173] [--host 127.0.0.1]`. */
import { parseArgs } from 'node:util';
import { startFixtures } from './fixtures.ts';

const HELP = `Usage: islands-fixtures [--port NUMBER] [--host NAME]

Serves the fixture pages, the fake API, the fake of Google Maps and the bundle.

  --port NUMBER   Sets the port. The default is 4173.
  --host NAME     Sets the host. The default is 127.0.0.1.
  --help          Prints this help.`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(HELP);
else {
  const { url } = await startFixtures({ port: Number(values.port), host: values.host });
  console.log(`${url}\nOpen a page such as ${url}/cards. docs/testing.md describes the fake API.`);
}
