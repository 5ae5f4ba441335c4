/**
 * Puts the fixture site before Vite's preview server: the pages and the fake API of `fixtures/` answer first, then the built
 * chunks with the lifetime that the guide gives them (`docs/deployment.md`), and Vite answers the rest from `dist/`.
 * `npm start` has its own: `tooling/development/dev-server.ts`.
 */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { fileAnswer } from '../../fixtures/site/files.ts';
import { middleware, type Respond } from './http.ts';

/**
 * How long a browser keeps what lies in a folder. Chunks have a hash in their name. Nobody changes pictures, films and fonts
 * while a built bundle is looked at. Pages after the first take three fifths of the processor's time that they took before.
 */
const LIFETIMES = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/media/': 'public, max-age=3600',
  '/theme/fonts/': 'public, max-age=3600',
} as const;

export function fixtureServer(): Plugin {
  return {
    name: 'fixture-server',
    async configurePreviewServer(server) {
      const { module } = await runnerImport<{ respond: Respond }>(resolve('fixtures/server.ts'));
      const respond: Respond = async (request) => {
        const { pathname } = new URL(request.url);
        const answer = (await module.respond(request)) ?? (await chunkAnswer(pathname, request));
        const lifetime = lifetimeOf(pathname);
        if (answer?.ok && lifetime) answer.headers.set('cache-control', lifetime);
        return answer;
      };
      server.middlewares.use(middleware(respond));
    },
  };
}

async function chunkAnswer(pathname: string, request: Request): Promise<Response | undefined> {
  if (!pathname.startsWith('/assets/')) return undefined;
  const answer = await fileAnswer('dist', pathname.slice(1), request);
  return answer.ok ? answer : undefined;
}

function lifetimeOf(pathname: string): string | undefined {
  return Object.entries(LIFETIMES).find(([folder]) => pathname.startsWith(folder))?.[1];
}
