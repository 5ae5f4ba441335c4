/**
 * Adds the fixture site to Vite's preview server. The pages and the fake API of `fixtures/` respond first, then the built
 * chunks. Vite serves all other files from `dist/`. Chunks have the cache lifetime of `docs/deployment.md`, and pictures
 * one minute: from the cache, a page with pictures loads at two thirds of the cost, and the tests load thousands of pages.
 * The server of `npm start` is `tooling/development/dev-server.ts`.
 */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { fileAnswer } from '../../fixtures/site/files.ts';
import { keepConnections, middleware, type Respond } from './http.ts';

export function fixtureServer(): Plugin {
  return {
    name: 'fixture-server',
    async configurePreviewServer(server) {
      const { module } = await runnerImport<{ respond: Respond }>(resolve('fixtures/server.ts'));
      keepConnections(server.httpServer);
      server.middlewares.use(
        middleware(async (request) => {
          const answer = await module.respond(request);
          return answer ? withLifetime(answer) : chunkAnswer(request);
        }),
      );
    },
  };
}

/** The cache lifetime of a picture in seconds. A changed picture is visible within a minute. */
const PICTURE_LIFETIME = 60;

function withLifetime(answer: Response): Response {
  const isPicture = answer.headers.get('content-type')?.startsWith('image/');
  if (answer.ok && isPicture)
    answer.headers.set('cache-control', `public, max-age=${PICTURE_LIFETIME}`);
  return answer;
}

/**
 * Returns a chunk with a long cache lifetime. Its name contains a hash of its content, so a cached copy never becomes
 * outdated.
 */
async function chunkAnswer(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/assets/')) return undefined;
  const answer = await fileAnswer('dist', pathname.slice(1), request);
  if (!answer.ok) return undefined;
  answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
  return answer;
}
