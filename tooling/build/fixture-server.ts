/**
 * Puts the fixture site before Vite's preview server: the pages and the fake API of `fixtures/` answer first, then the built
 * chunks, and Vite answers the rest from `dist/`. Chunks and pictures have a lifetime, as a site's have (`docs/deployment.md`):
 * a browser that keeps them loads a fixture page at a third of the cost, and the tests load thousands.
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
        middleware(async (request) => {
          const answer = await module.respond(request);
          return answer ? withLifetime(answer) : chunkAnswer(request);
        }),
      );
    },
  };
}

/** How long a browser may keep a picture, in seconds: whoever draws another one sees it within a minute. */
const PICTURE_LIFETIME = 60;

function withLifetime(answer: Response): Response {
  const isPicture = answer.headers.get('content-type')?.startsWith('image/');
  if (answer.ok && isPicture)
    answer.headers.set('cache-control', `public, max-age=${PICTURE_LIFETIME}`);
  return answer;
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
