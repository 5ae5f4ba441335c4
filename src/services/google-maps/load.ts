/**
 * Loads Google's script as Google's own loader does, and detects two failures that the loader doesn't: an address
 * that Trusted Types block, and a script that never calls back. See
 * docs/decisions/0012-google-without-its-loader.md.
 */
import { cast } from '../../lib/trusted.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import type { GoogleApi } from './api.ts';

interface LoaderOptions {
  readonly key: string;
  readonly mapId: string;
}

/**
 * Resolves with the libraries. Rejects after ten seconds, or if the script can't be loaded; the next call tries
 * again. `refused` is called if Google rejects the key later.
 */
export function loadGoogle(options: LoaderOptions, refused: () => void): Promise<GoogleApi> {
  return withTimeout(libraries(options, refused));
}

const LIBRARIES = ['core', 'maps', 'marker', 'geocoding'] as const;

async function libraries(options: LoaderOptions, refused: () => void): Promise<GoogleApi> {
  heedRefusals(refused);
  await scriptFor(options);
  const [core, maps, marker, geocoding] = await Promise.all(
    LIBRARIES.map((name) => google.maps.importLibrary(name)),
  );
  // Google's type of a library doesn't depend on its name.
  return cast<GoogleApi>({ core, maps, marker, geocoding });
}

let arriving: Promise<void> | undefined;

/**
 * Loads the script, unless the page's or our own has loaded already. If `importLibrary` is our stub, the script is
 * still loading.
 */
function scriptFor(options: LoaderOptions): Promise<void> {
  if (!arriving && isThere()) return Promise.resolve();
  arriving ??= withTimeout(bringScript(options)).finally(forgetStub);
  return arriving;
}

function isThere(): boolean {
  return typeof globalThis.google?.maps?.importLibrary === 'function';
}

/**
 * Resolves once Google's script is there. If the page's own script is loading, waits for it, because a second one
 * breaks the first: https://github.com/olefirenko/vue-google-autocomplete/issues/53
 */
async function bringScript(options: LoaderOptions): Promise<void> {
  const theirs = document.querySelector<HTMLScriptElement>(`script[src^="${ADDRESS}"]`);
  if (theirs && !waitedFor.has(theirs)) {
    waitedFor.add(theirs);
    await settled(theirs);
  }
  if (!isThere()) await requestScript(addressFor(options));
}

/**
 * Scripts that were waited for. A script that failed earlier fires no event any more, so it is waited for only
 * once.
 */
const waitedFor = new WeakSet<HTMLScriptElement>();

function settled(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error'])
      script.addEventListener(type, () => resolve(), { once: true });
  });
}

const ADDRESS = 'https://maps.googleapis.com/maps/api/js?';

/** Removes the stub if no script came, so that neither this code nor the page mistakes it for Google's function. */
function forgetStub(): void {
  arriving = undefined;
  const maps: { importLibrary?: unknown } | undefined = globalThis.google?.maps;
  if (maps?.importLibrary === stub) delete maps.importLibrary;
}

/** Stands in for Google's function while the script loads, for other scripts that call it. */
const stub = async (name: string): Promise<unknown> => {
  await arriving;
  return google.maps.importLibrary(name);
};

/** The callback's name in `google.maps`. */
const CALLBACK = '__ib__';

function addressFor({ key, mapId }: LoaderOptions): string {
  const query = new URLSearchParams({
    libraries: LIBRARIES.join(),
    key,
    v: 'weekly',
    language: 'fr',
    region: 'FR',
    ...(mapId && { map_ids: mapId }),
    callback: `google.maps.${CALLBACK}`,
  });
  return `${ADDRESS}${query}`;
}

/**
 * Resolves once Google has called back. Rejects if the API isn't there then, or if the page blocks the script's
 * address.
 */
function requestScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    waitedFor.add(script);
    const world: { google?: { maps?: Record<string, unknown> } } = Object(globalThis);
    world.google ??= {};
    world.google.maps ??= {};
    const { maps } = world.google;
    maps.importLibrary = stub;
    maps[CALLBACK] = () =>
      maps.importLibrary === stub
        ? reject(new Error('Google’s script brought no libraries'))
        : resolve();
    script.onerror = () => reject(new Error('Google’s script did not load'));
    script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    Reflect.set(script, 'src', scriptUrl(address));
    document.head.append(script);
  });
}

/** The policy name of Google's own loader, which pages with Google Maps allow already. */
const POLICY = '@googlemaps/js-api-loader';

interface Policy {
  createScriptURL(address: string): unknown;
}

let policy: Policy | undefined;

/**
 * Returns the address as a trusted URL. If the page allows no policy of ours, returns the plain address, which may
 * be blocked.
 */
function scriptUrl(address: string): unknown {
  const { trustedTypes }: { trustedTypes?: { createPolicy(name: string, rules: object): Policy } } =
    Object(globalThis);
  try {
    policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: (url: string) => url });
  } catch {
    // The page allows no policy with that name.
  }
  return policy ? policy.createScriptURL(address) : address;
}

declare global {
  interface Window {
    /**
     * Google calls a global function with this name if it rejects the key:
     * https://developers.google.com/maps/documentation/javascript/events#auth-errors
     */
    gm_authFailure?: () => void;
  }
}

const heeding = new Set<() => void>();
let isRefused = false;

function heedRefusals(refused: () => void): void {
  if (isRefused) refused();
  if (heeding.size === 0) {
    const others = window.gm_authFailure;
    window.gm_authFailure = () => {
      isRefused = true;
      others?.();
      for (const one of heeding) one();
    };
  }
  heeding.add(refused);
}
