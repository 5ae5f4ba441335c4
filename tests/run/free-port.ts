import { createServer } from 'node:net';

/** A port that nobody listens on, so that a preview that is running is left alone. */
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
