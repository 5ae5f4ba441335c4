/** Starts an HTTP server for a function that handles web requests. */
import { createServer, type Server } from 'node:http';
import { keepConnections, middleware, type Respond } from './http.ts';

export interface Served {
  /** The address of the server, such as `http://127.0.0.1:4173`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server that responds with `respond`. Port 0 means any free port. Rejects if the port is in use. */
export async function serve(
  respond: Respond,
  { port = 0, host = '127.0.0.1' }: { readonly port?: number; readonly host?: string } = {},
): Promise<Served> {
  const answer = middleware(respond);
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, (error: unknown) => {
      outgoing.statusCode = 500;
      outgoing.end(error instanceof Error ? error.stack : String(error));
    });
  });
  keepConnections(server);
  await listening(server, port, host);
  const address = server.address();
  if (typeof address !== 'object' || !address)
    throw new Error('expected the server to have a port');
  return { url: `http://${host}:${address.port}`, stop: () => stopped(server) };
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
