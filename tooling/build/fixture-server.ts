/**
 * Puts the fixture site before Vite's preview server: the pages and the fake API of `fixtures/` answer first,
 * Vite answers the rest from `dist/`. `npm start` has its own: `tooling/development/dev-server.ts`.
 */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { middleware, type Respond } from './http.ts';

export function fixtureServer(): Plugin {
  return {
    name: 'fixture-server',
    async configurePreviewServer(server) {
      const { module } = await runnerImport<{ respond: Respond }>(resolve('fixtures/server.ts'));
      server.middlewares.use(middleware(module.respond));
    },
  };
}
