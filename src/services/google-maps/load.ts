/**
 * Loads Google's script as Google's own loader does, and hears what that doesn't: an address that Trusted Types refuse, a
 * script that is silent. See docs/decisions/0012-google-without-its-loader.md.
 */
import { cast } from '../../lib/trusted.ts';
import { within } from '../../lib/within.ts';
import type { GoogleApi } from './api.ts';

interface LoaderOptions {
  readonly key: string;
  readonly mapId: string;
}

/**
 * Resolves to the libraries that are used. Rejects after ten seconds, or where the script can't be loaded; asked again, it
 * tries again. `refused` is called when Google says later that it doesn't take the key.
 */
export function loadGoogle(options: LoaderOptions, refused: () => void): Promise<GoogleApi> {
  return within(libraries(options, refused));
}

const LIBRARIES = ['core', 'maps', 'marker', 'geocoding'] as const;

async function libraries(options: LoaderOptions, refused: () => void): Promise<GoogleApi> {
  heedRefusals(refused);
  await scriptFor(options);
  const [core, maps, marker, geocoding] = await Promise.all(
    LIBRARIES.map((name) => google.maps.importLibrary(name)),
  );
  // Google's type for a library doesn't follow its name.
  return cast<GoogleApi>({ core, maps, marker, geocoding });
}

let arriving: Promise<void> | undefined;

/** Google's own function, the page's or ours, is used as it is; a stub of ours means that the script is on its way. */
function scriptFor(options: LoaderOptions): Promise<void> {
  if (!arriving && isThere()) return Promise.resolve();
  arriving ??= within(bringScript(options)).finally(forgetStub);
  return arriving;
}

function isThere(): boolean {
  return typeof globalThis.google?.maps?.importLibrary === 'function';
}

/**
 * Resolves once Google's script is there. The page's own may be on its way, and a second one breaks the first:
 * https://github.com/olefirenko/vue-google-autocomplete/issues/53
 */
async function bringScript(options: LoaderOptions): Promise<void> {
  const theirs = document.querySelector<HTMLScriptElement>(`script[src^="${ADDRESS}"]`);
  if (theirs && !waitedFor.has(theirs)) {
    waitedFor.add(theirs);
    await settled(theirs);
  }
  if (!isThere()) await requestScript(addressFor(options));
}

/** One that failed before it was looked at says nothing any more: it is waited for once. */
const waitedFor = new WeakSet<HTMLScriptElement>();

function settled(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error'])
      script.addEventListener(type, () => resolve(), { once: true });
  });
}

const ADDRESS = 'https://maps.googleapis.com/maps/api/js?';

/** Takes the stub away where no script came: neither we nor others may take it for Google's. */
function forgetStub(): void {
  arriving = undefined;
  const maps: { importLibrary?: unknown } | undefined = globalThis.google?.maps;
  if (maps?.importLibrary === stub) delete maps.importLibrary;
}

/** Waits for Google's own function, for others on the page who call it meanwhile. */
const stub = async (name: string): Promise<unknown> => {
  await arriving;
  return google.maps.importLibrary(name);
};

/** The name of the function that Google calls back, in `google.maps`. */
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

/** Resolves once Google has called back and is there; rejects where it isn't, or where the page doesn't allow its address. */
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
        ? reject(new Error('expected Google’s libraries, found none'))
        : resolve();
    script.onerror = () => reject(new Error('expected Google’s script, found none'));
    script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    Reflect.set(script, 'src', scriptUrl(address));
    document.head.append(script);
  });
}

/** Pages that allow Google's own loader allow this name. */
const POLICY = '@googlemaps/js-api-loader';

interface Policy {
  createScriptURL(address: string): unknown;
}

let policy: Policy | undefined;

/** Returns the address as the page's policy wants it; where it allows none of ours, the address itself, which may be refused. */
function scriptUrl(address: string): unknown {
  const { trustedTypes }: { trustedTypes?: { createPolicy(name: string, rules: object): Policy } } =
    Object(globalThis);
  try {
    policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: (url: string) => url });
  } catch {
    // The page allows no policy of that name.
  }
  return policy ? policy.createScriptURL(address) : address;
}

declare global {
  interface Window {
    /**
     * Called by Google, by this name, where it doesn't take the key:
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
