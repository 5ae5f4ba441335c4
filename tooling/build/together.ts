/**
 * What travels together. A request costs a phone more than a kilobyte does, so no chunk is smaller than that
 * (docs/decisions/0008-asked-for-at-once.md): what starts together, opens together or is always needed together is one file.
 */
import type { Rolldown } from 'vite';

/** Roots that share a chunk, by its name. Each of the others has one to itself, of its own name. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  base: ['body-classes', 'fault-finder'],
  site: [
    'app-link',
    'back-to-top',
    'cart-link',
    'download',
    'dropdown',
    'link',
    'mobile-menu',
    'modal-open',
    'paddles',
    'player-modal-open',
  ],
  dialog: ['modal'],
  forms: ['city', 'form', 'password'],
  content: ['read-more', 'tabs', 'timeline'],
  carousel: ['slider', 'testimonials'],
};

/**
 * Where modules go that several chunks need. What is named first takes its modules, and what those need, before the
 * others.
 */
const MODULES: readonly (readonly [chunk: string, modules: RegExp])[] = [
  ['react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/],
  /** All that a page without roots needs. */
  ['base', /src[\\/]lib[\\/](import-with-retry|user-agent|trusted)\./],
  [
    'engine',
    /src[\\/](runtime[\\/](?!core|react|report)|lib[\\/](address-from|after-dispatch|calendar-texts|decoded|encoded|hash-target|is-record|live-region|modified|new-id|new-page|newest|once|own-address|own-view|pace|pause|position|scroll-behaviour|scroll-lock|size-changes|dispatch-change|text-from|unshadowed)|services[\\/](api-client|wrong-answer)|ui[\\/]escape)/,
  ],
  ['cart-store', /src[\\/]services[\\/]cart-store[\\/]/],
  ['above', /src[\\/]ui[\\/]above[\\/]/],
  ['site', /src[\\/]ui[\\/](disclosure|dialog[\\/](announce-trigger|texts))/],
  [
    'adapter',
    /src[\\/](runtime[\\/]react[\\/]|ui[\\/](filter-form|use-hash-target)|lib[\\/]filter-address|services[\\/]html-cleaner[\\/]html-cleaner)/,
  ],
  ['dialog', /src[\\/]ui[\\/]dialog[\\/]/],
  /** What the answer and the map need of the search is there before they are. */
  ['map-search', /islands[\\/]map-search[\\/]island\./],
  ['answer', /islands[\\/]map-search[\\/]list[\\/](answer|row)\.|lib[\\/]phone-fr/],
  ['city-combobox', /src[\\/]ui[\\/]city-combobox[\\/]/],
  ['in-words', /src[\\/]lib[\\/]errors[\\/]/],
];

/** The chunk that a root lies in. */
export function chunkOf(root: string): string {
  return Object.entries(SHARED).find(([, roots]) => roots.includes(root))?.[0] ?? root;
}

/** For Rolldown's code splitting: a chunk's roots lie with the modules that others share with them. */
export const groups: Rolldown.CodeSplittingGroup[] = MODULES.map(([name, modules], at) => ({
  name,
  test: (id: string) => modules.test(id) || id.endsWith(rootsModule(name)),
  priority: MODULES.length - at,
}));

/** The address of the module that holds the roots of a chunk. */
export function rootsModule(chunk: string): string {
  return `virtual:roots/${chunk}`;
}

/** The file that starts the root of a folder. */
export function mainOf(folder: string): string {
  return folder.includes('behaviours') ? `${folder}/behaviour.ts` : `${folder}/island.tsx`;
}

/** Whether several chunks need the module. */
export function isShared(id: string): boolean {
  return MODULES.some(([, modules]) => modules.test(id));
}
