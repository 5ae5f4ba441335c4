/**
 * `npm start`: the fixture site on the source, live. Pages name the bundle as an integrator would
 * (`<script src="/islands.js">`); that address answers with the source of the entry and the client that follows saves.
 *
 * What a save does, by the file that was saved:
 * - a view of an island: React Fast Refresh swaps it, and it keeps its state;
 * - another file of an island or a behaviour: its roots are stopped and started again (`hot-roots.ts`);
 * - a style of the bundle or of the theme: the stylesheet is swapped;
 * - a page: it is loaded again; a template, data, the fake API, the stand-in for Google, what all roots share,
 *   a contract, a new folder: every page is loaded again.
 */
import { relative } from 'node:path';
import {
  type HotUpdateOptions,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { middleware, type Respond } from '../build/http.ts';

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
/** For a tag without `type="module"`, which browsers ask for in another mode. */
const CLASSIC = `import('/${CLIENT}').then(() => import('/src/main.ts'));
`;

/** Returns the fixture site as its modules are now: `forgetSite` makes the next request load them anew. */
function siteOf(server: ViteDevServer): Respond {
  return async (request) => {
    const { respond } = await runnerOf(server).import<{ respond: Respond }>('/fixtures/server.ts');
    const response = await respond(request);
    const isCatalogue = new URL(request.url).pathname === '/';
    return response && isCatalogue ? withClient(response) : response;
  };
}

/** Pages of the site get the client with the bundle, which the catalogue itself does not have. */
async function withClient(response: Response): Promise<Response> {
  const html = await response.text();
  const script = `<script type="module" src="/${CLIENT}"></script>`;
  return new Response(html.replace('</head>', `${script}\n</head>`), response);
}

function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (isRunnableDevEnvironment(ssr)) return ssr.runner;
  throw new Error('expected Vite to run modules of the server environment itself');
}

/** Pages and styles are read at each request; the code and the data of the site's server are kept until then. */
function forgetSite(server: ViteDevServer): void {
  server.environments.ssr.moduleGraph.invalidateAll();
  runnerOf(server).clearCache();
}

/** Tells the pages of a saved file that is no module of theirs. */
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

/** Vite's client swaps a linked stylesheet without a flash. */
function swap(server: ViteDevServer, path: string): void {
  const update = { type: 'css-update', path, acceptedPath: path, timestamp: Date.now() } as const;
  server.ws.send({ type: 'update', updates: [update] });
}

/** The client decides whether its page shows that file. */
function reload(server: ViteDevServer, file: string, isNew: boolean): void {
  if (/^fixtures\/.*\.(ts|json)$/.test(file)) forgetSite(server);
  server.ws.send('fixtures:saved', { file, isNew });
}

/** What the entry knows of all contracts, and the list of folders, are made anew. */
function forgetKinds({ environments: { client } }: ViteDevServer): void {
  for (const [id, module] of client.moduleGraph.idToModuleMap)
    if (id.startsWith('\0virtual:') || id.endsWith('/src/registry.ts'))
      client.moduleGraph.invalidateModule(module);
}

/** Modules that every root shares hold state (bindings, locks): a second copy beside the first would break it. */
function hotModules({ file, server, modules }: HotUpdateOptions): [] | undefined {
  const path = relative(server.config.root, file).replaceAll('\\', '/');
  if (modules.length === 0 || !/^src\//.test(path)) return undefined;
  if (/^src\/(behaviours\/|ui\/.*\.tsx$)/.test(path) || /\.(css|test\.tsx?)$/.test(path))
    return undefined;
  server.ws.send('fixtures:saved', { file: path, isNew: false });
  return [];
}
