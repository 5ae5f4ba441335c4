import { createServer } from 'node:net';

/** Returns a free port, so that the tests don't use a preview server that is already running. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => (port ? resolve(port) : reject(new Error('expected a port, found none'))));
    });
  });
}
