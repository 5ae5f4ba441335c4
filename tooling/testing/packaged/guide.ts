/** Serves the guide of the release below `/guide/`. */
import { fileAnswer } from '../../../fixtures/site/files.ts';
import { GUIDE } from './folder.ts';

export async function guideAnswer(pathname: string): Promise<Response | undefined> {
  const [, path] = /^\/guide\/(.*)$/.exec(pathname) ?? [];
  if (path === undefined) return undefined;
  return fileAnswer(GUIDE, path || 'index.html', new Request('http://localhost'));
}
