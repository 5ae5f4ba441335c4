/**
 * The files that roots need, as the build names them (`build/chunk-map.ts`). They are asked for all at once: one behind the
 * other, each would cost a phone a way there and back (docs/decisions/0008-asked-for-at-once.md).
 */
import outlines from 'virtual:outlines';
import type { Chunks, Outline, Starter, Words } from './kinds.ts';
import { address } from './own-script.ts';

/** The build writes these three. A file's number is a digit in base 36. */
const FILES = 'names of files'.split(',');
const NEEDS = 'needs of roots'.split(',');
const REPORT = 'number of report';

const asked = new Set<string>();
const coming = new Map<string, Promise<unknown>>();

export const chunks: Chunks = {
  ask(outline) {
    for (const number of needsOf(outline)) if (!asked.has(number)) preload(number);
  },
  async starterOf(outline) {
    const [own = ''] = needsOf(outline);
    const { [outline.name]: starter } = await load<Record<string, Starter>>(own);
    return starter;
  },
  words: () => load<Words>(REPORT),
};

/** The number of the file that the root lies in, then those of all that its start asks for besides. */
function needsOf(outline: Outline): string {
  return NEEDS[outlines.indexOf(outline)] ?? '';
}

function preload(number: string): void {
  asked.add(number);
  const { nonce } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  const href = addressOf(number);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }),
  );
}

/** One for all who ask. What is lost is asked for once more, under an address that no cache has seen; a failure is not kept. */
function load<Chunk>(number: string): Promise<Chunk> {
  const href = addressOf(number);
  const chunk =
    coming.get(number) ??
    import(/* @vite-ignore */ href).catch(
      () => import(/* @vite-ignore */ `${href}?again=${Date.now()}`),
    );
  coming.set(number, chunk);
  chunk.catch(() => coming.delete(number));
  return chunk;
}

function addressOf(number: string): string {
  return new URL(`assets/${FILES[Number.parseInt(number, 36)]}.js`, address).href;
}
