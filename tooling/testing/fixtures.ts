/** Serves the fixture site: all pages, the fake API, the fake Google, and the bundle. */
import { respond } from '../../fixtures/server.ts';
import { fileAnswer } from '../../fixtures/site/files.ts';
import { serve } from '../build/serve.ts';
import { BUNDLE } from './packaged/folder.ts';

export interface FixtureSite {
  /** The address of the catalogue, such as `http://127.0.0.1:4173`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the site, by default on any free port. Rejects if the port is in use. */
export function startFixtures(
  at: { readonly port?: number; readonly host?: string } = {},
): Promise<FixtureSite> {
  return serve(async (request) => (await respond(request)) ?? bundleFile(request), at);
}

function bundleFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  return fileAnswer(BUNDLE, pathname.slice(1), request);
}
