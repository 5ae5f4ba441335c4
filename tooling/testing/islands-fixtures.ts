/** Serves the fixture site until it is stopped: `npx islands-fixtures [--port 4173] [--host 127.0.0.1]`. */
import { parseArgs } from 'node:util';
import { startFixtures } from './fixtures.ts';

const HELP = `islands-fixtures [--port NUMBER] [--host NAME]

Serves the fixture pages, the fake API, the stand-in for Google and the bundle.

  --port NUMBER   4173 unless told
  --host NAME     127.0.0.1 unless told`;

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
  console.log(`${url}\n${url}/cards, for one; docs/testing.md describes the fake API`);
}
