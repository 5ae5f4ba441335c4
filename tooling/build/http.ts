/**
 * Connects a server that handles web requests (`Request` in, `Response` out) with Node's HTTP, which Vite's servers use.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Connect } from 'vite';
import { trusted } from '../../src/lib/trusted.ts';

/** Handles a request. Returns `undefined` if it doesn't handle this address. */
export type Respond = (request: Request) => Promise<Response | undefined>;

/** Returns a middleware that calls `respond` before the others. */
export function middleware(respond: Respond): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    respond(webRequest(incoming))
      .then((response) => (response ? send(response, outgoing) : next()))
      .catch(next);
  };
}

/**
 * Keeps idle connections open for a minute. Node closes them after five seconds, and a test that uses one at that moment
 * fails: https://nodejs.org/api/http.html#serverkeepalivetimeout
 */
export function keepConnections(server: object): void {
  if (server instanceof Server) server.keepAliveTimeout = 60_000;
}

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

/**
 * Node requires `duplex` for a streamed body, but the DOM's types don't have it:
 * https://github.com/nodejs/node/issues/46221
 */
const HALF = { duplex: 'half' };

/** Sends the response. Closes the connection if the response is an error, or if its body fails half-way. */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
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
