/**
 * Serves the fixture site with the source files, for `npm start`. Pages load the bundle as on a real site (`<script
 * src="/islands.js">`). At this address the server responds with the source of the entry and with the client that updates
 * the page.
 *
 * When a file is saved:
 * - a view of an island: React Fast Refresh replaces it and keeps its state
 * - another file of an island or a behaviour: its roots are stopped and started again (`hot-roots.ts`)
 * - a style of the bundle or of the theme: the stylesheet is replaced
 * - a page: the page is reloaded
 * - a template, data, the fake API, the fake Google, code that all roots share, a contract, a new folder: every page is
 *   reloaded
 */
import { relative } from 'node:path';
import {
  type HotUpdateOptions,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { middleware, type Respond } from '../build/http.ts';
import { emitLateChanges } from './late-changes.ts';

const CLIENT = 'tooling/development/client.ts';

export function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/islands\.js(?=$|\?)/.test(request.url ?? '')) return next();
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(request.headers['sec-fetch-mode'] === 'no-cors' ? CLASSIC : MODULE);
      });
      server.middlewares.use(middleware(siteOf(server)));
      server.watcher.add(['fixtures', 'index.html']);
      emitLateChanges(server.watcher);
      for (const event of ['add', 'change', 'unlink'])
        server.watcher.on(event, (path) => follow(server, event, path));
    },
    hotUpdate: {
      order: 'pre',
      handler: (options) => hotModules(options),
    },
  };
}

const MODULE = `import '/${CLIENT}';
import '/src/main.ts';
`;
/** For a script tag without `type="module"`, which browsers request in another mode. */
const CLASSIC = `import('/${CLIENT}').then(() => import('/src/main.ts'));
`;

/** Returns the fixture site. After `forgetSite`, the next request loads its modules again. */
function siteOf(server: ViteDevServer): Respond {
  return async (request) => {
    const { respond } = await runnerOf(server).import<{ respond: Respond }>('/fixtures/server.ts');
    const response = await respond(request);
    const isCatalogue = new URL(request.url).pathname === '/';
    return response && isCatalogue ? withClient(response) : response;
  };
}

/** Adds the client to pages that load the bundle. The catalogue itself doesn't. */
async function withClient(response: Response): Promise<Response> {
  const html = await response.text();
  const script = `<script type="module" src="/${CLIENT}"></script>`;
  return new Response(html.replace('</head>', `${script}\n</head>`), response);
}

function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (isRunnableDevEnvironment(ssr)) return ssr.runner;
  throw new Error('expected Vite to run modules of the server environment itself');
}

/** Forgets the code and the data of the site's server. Pages and styles are read at each request anyway. */
function forgetSite(server: ViteDevServer): void {
  server.environments.ssr.moduleGraph.invalidateAll();
  runnerOf(server).clearCache();
}

/** Notifies pages of a saved file that is not one of their modules. */
function follow(server: ViteDevServer, event: string, path: string): void {
  const file = relative(server.config.root, path).replaceAll('\\', '/');
  const isNew = event !== 'change';
  if (/^(src|islands)\/.*\.css$|\/first-paint\.ts$/.test(file)) swap(server, '/islands.css');
  else if (/^fixtures\/theme\/.*\.css$/.test(file)) swap(server, '/theme/theme.css');
  else if (/^fixtures\/|^index\.html$/.test(file)) reload(server, file, isNew);
  else if (/\/contract\.ts$/.test(file) || (isNew && ROOT.test(file))) {
    forgetKinds(server);
    reload(server, file, isNew);
  }
}

const ROOT = /^(islands|src\/behaviours)\/[^/]+\/(island\.tsx|behaviour\.ts)$/;

/** Makes Vite's client replace a linked stylesheet without a flash of unstyled content. */
function swap(server: ViteDevServer, path: string): void {
  const update = { type: 'css-update', path, acceptedPath: path, timestamp: Date.now() } as const;
  server.ws.send({ type: 'update', updates: [update] });
}

/** Asks the clients to reload. Each client decides whether its page shows the file. */
function reload(server: ViteDevServer, file: string, isNew: boolean): void {
  if (/^fixtures\/.*\.(ts|json)$/.test(file)) forgetSite(server);
  server.ws.send('fixtures:saved', { file, isNew });
}

/** Forgets the descriptors in the entry and the list of folders. */
function forgetKinds({ environments: { client } }: ViteDevServer): void {
  for (const [id, module] of client.moduleGraph.idToModuleMap)
    if (id.startsWith('\0virtual:') || id.endsWith('/src/registry.ts'))
      client.moduleGraph.invalidateModule(module);
}

/**
 * Excludes modules that all roots share. They have state (bindings, locks), so a second copy beside the first would break
 * it.
 */
function hotModules({ file, server, modules }: HotUpdateOptions): [] | undefined {
  const path = relative(server.config.root, file).replaceAll('\\', '/');
  if (modules.length === 0 || !/^src\//.test(path)) return undefined;
  if (/^src\/(behaviours\/|ui\/.*\.tsx$)/.test(path) || /\.(css|test\.tsx?)$/.test(path))
    return undefined;
  server.ws.send('fixtures:saved', { file: path, isNew: false });
  return [];
}
