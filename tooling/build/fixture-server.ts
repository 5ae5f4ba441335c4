/**
 * Puts the fixture site before Vite's preview server: the pages and the fake API of `fixtures/` answer first, then the built
 * chunks with the lifetime that the guide gives them (`docs/deployment.md`), and Vite answers the rest from `dist/`.
 * `npm start` has its own: `tooling/development/dev-server.ts`.
 */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { fileAnswer } from '../../fixtures/site/files.ts';
import { middleware, type Respond } from './http.ts';

export function fixtureServer(): Plugin {
  return {
    name: 'fixture-server',
    async configurePreviewServer(server) {
      const { module } = await runnerImport<{ respond: Respond }>(resolve('fixtures/server.ts'));
      server.middlewares.use(
        middleware(async (request) => (await module.respond(request)) ?? chunkAnswer(request)),
      );
    },
  };
}

/** A chunk has a hash in its name: what a browser has of it stays true. */
async function chunkAnswer(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/assets/')) return undefined;
  const answer = await fileAnswer('dist', pathname.slice(1), request);
  if (!answer.ok) return undefined;
  answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
  return answer;
}
