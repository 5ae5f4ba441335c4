/**
 * Decides which modules share a chunk. On a phone, a request costs more than a kilobyte, so no chunk is smaller than one
 * (docs/decisions/0008-asked-for-at-once.md). Roots that start or open together, and modules that are always needed
 * together, share a chunk.
 */
import type { Rolldown } from 'vite';

/** Roots that share a chunk, by the name of the chunk. Every other root has a chunk of its own, with its own name. */
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
 * The chunks for modules that several chunks need. An earlier entry takes its modules, and their dependencies, before the
 * later ones.
 */
const MODULES: readonly (readonly [chunk: string, modules: RegExp])[] = [
  ['react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/],
  /** Everything that a page without roots needs. */
  ['base', /src[\\/]lib[\\/](import-with-retry|user-agent|trusted)\./],
  [
    'engine',
    /src[\\/](runtime[\\/](?!core|react|report)|lib[\\/](address-from|after-dispatch|calendar-texts|decoded|encoded|hash-target|is-record|live-region|modified|new-id|new-page|newest|once|own-address|own-view|pace|pause|position|scroll-behaviour|scroll-lock|size-changes|dispatch-change|text-from|touched|unshadowed)|services[\\/](api-client|wrong-answer)|ui[\\/](escape|make-visible))/,
  ],
  ['cart-store', /src[\\/]services[\\/]cart-store[\\/]/],
  ['above', /src[\\/]ui[\\/]above[\\/]/],
  ['site', /src[\\/]ui[\\/](disclosure|dialog[\\/](announce-trigger|texts))/],
  [
    'adapter',
    /src[\\/](runtime[\\/]react[\\/]|ui[\\/](filter-form|use-early-filters|use-hash-target)|lib[\\/]filter-address|services[\\/]html-cleaner[\\/]html-cleaner)/,
  ],
  ['dialog', /src[\\/]ui[\\/]dialog[\\/]/],
  /** The results and the map load after the search, so modules that they share with the search are in its chunk. */
  ['map-search', /islands[\\/]map-search[\\/]island\./],
  ['answer', /islands[\\/]map-search[\\/]list[\\/](answer|row)\.|lib[\\/]phone-fr/],
  ['city-combobox', /src[\\/]ui[\\/]city-combobox[\\/]/],
  ['in-words', /src[\\/]lib[\\/]errors[\\/]/],
];

/** Returns the name of the chunk that has the root. */
export function chunkOf(root: string): string {
  return Object.entries(SHARED).find(([, roots]) => roots.includes(root))?.[0] ?? root;
}

/** Options for Rolldown's code splitting. A chunk has its roots and the modules that other chunks share with them. */
export const groups: Rolldown.CodeSplittingGroup[] = MODULES.map(([name, modules], at) => ({
  name,
  test: (id: string) => modules.test(id) || id.endsWith(rootsModule(name)),
  priority: MODULES.length - at,
}));

/** Returns the address of the module with the roots of a chunk. */
export function rootsModule(chunk: string): string {
  return `virtual:roots/${chunk}`;
}

/** Returns the main file of the root in a folder. */
export function mainOf(folder: string): string {
  return folder.includes('behaviours') ? `${folder}/behaviour.ts` : `${folder}/island.tsx`;
}

/** Whether several chunks need the module. */
export function isShared(id: string): boolean {
  return MODULES.some(([, modules]) => modules.test(id));
}
