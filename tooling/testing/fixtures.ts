/** The fixture site on a port: all pages, the fake API behind them, the stand-in for Google, and the bundle. */
import { createServer, type Server } from 'node:http';
import { respond } from '../../fixtures/server.ts';
import { fileAnswer } from '../../fixtures/site/files.ts';
import { middleware } from '../build/http.ts';
import { BUNDLE } from './packaged/folder.ts';

export interface FixtureSite {
  /** The address of the catalogue, such as `http://127.0.0.1:4173`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the site, on any free port unless one is named. Rejects where the port is taken. */
export async function startFixtures({
  port = 0,
  host = '127.0.0.1',
}: {
  readonly port?: number;
  readonly host?: string;
} = {}): Promise<FixtureSite> {
  const answer = middleware(async (request) => (await respond(request)) ?? bundleFile(request));
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, (error: unknown) => {
      outgoing.statusCode = 500;
      outgoing.end(error instanceof Error ? error.stack : String(error));
    });
  });
  await listening(server, port, host);
  const address = server.address();
  if (typeof address !== 'object' || !address)
    throw new Error('expected the server to have a port');
  return { url: `http://${host}:${address.port}`, stop: () => stopped(server) };
}

function bundleFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  return fileAnswer(BUNDLE, pathname.slice(1), request);
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
}

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
