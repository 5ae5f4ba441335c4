/**
 * Puts the fixture site behind Vite's two servers: the pages and the fake API of `fixtures/` answer
 * first, Vite answers the rest (the source in development, `dist/` in preview).
 *
 * Pages name the bundle as an integrator would: `<script type="module" src="/islands.js">`. In
 * development that address is the source of the entry.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Connect, Plugin } from 'vite';
import { respond } from '../fixtures/server.ts';
import { trusted } from '../src/lib/trusted.ts';

export function fixtureServer(): Plugin {
  return {
    name: 'fixture-server',
    configureServer(server) {
      server.middlewares.use(answerFromFixtures);
      server.middlewares.use(nameTheSourceOfTheEntry);
    },
    configurePreviewServer(server) {
      server.middlewares.use(answerFromFixtures);
    },
  };
}

const nameTheSourceOfTheEntry: Connect.NextHandleFunction = (request, _response, next) => {
  request.url = request.url?.replace(/^\/islands\.js(?=$|\?)/, '/src/main.ts');
  next();
};

const answerFromFixtures: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  respond(webRequest(incoming))
    .then((response) => (response ? send(response, outgoing) : next()))
    .catch(next);
};

function webRequest(incoming: IncomingMessage): Request {
  const address = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    name.startsWith(':') ? [] : [value].flat().map((one): [string, string] => [name, one ?? '']),
  );
  const method = incoming.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  return new Request(address, {
    method,
    headers,
    body: trusted(Readable.toWeb(incoming)),
    ...HALF,
  });
}

/** Node asks for it beside a streamed body; the DOM's types don't know it. */
const HALF = { duplex: 'half' };

/** A body that errors half-way ends the connection, as a broken server would. */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    outgoing.appendHeader(name, value);
  });
  try {
    for await (const piece of response.body ?? []) outgoing.write(piece);
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}
