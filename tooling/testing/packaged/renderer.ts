/** Provides the renderers of pages. In the kit, all of them are bundled. */
import type { Render } from '../../../fixtures/site/renderer.ts';

const renderers = import.meta.glob<Render>(
  ['/fixtures/pages/**/*.ts', '!/fixtures/pages/**/*.test.ts'],
  { eager: true, import: 'render' },
);

export async function rendererOf(path: string): Promise<Render> {
  return renderers[`/${path.replace(/\.html$/, '.ts')}`] ?? ((html) => html);
}
