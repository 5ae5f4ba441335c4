/** Loads Google's script through its own loader, which never settles where the script arrives and says nothing. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { GoogleApi } from './api.ts';

const PATIENCE_MS = 10_000;

interface Terms {
  readonly key: string;
  readonly mapId: string;
}

/**
 * The libraries that are used. Rejects after ten seconds, or where the script can't be loaded; asked again, it
 * tries again. `refused` is called when Google says later that it doesn't take the key.
 */
export async function loadGoogle(terms: Terms, refused: () => void): Promise<GoogleApi> {
  const end = new AbortController();
  try {
    return await Promise.race([libraries(terms, refused), tooLate(end.signal)]);
  } finally {
    end.abort();
  }
}

async function libraries({ key, mapId }: Terms, refused: () => void): Promise<GoogleApi> {
  heedRefusals(refused);
  if (typeof globalThis.google?.maps?.importLibrary !== 'function') setOptionsOnce(key, mapId);
  const [core, maps, marker, geocoding] = await Promise.all([
    importLibrary('core'),
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('geocoding'),
  ]);
  return { core, maps, marker, geocoding };
}

let areOptionsSet = false;

/** The loader warns at a second time. */
function setOptionsOnce(key: string, mapId: string): void {
  if (areOptionsSet) return;
  areOptionsSet = true;
  setOptions({ key, v: 'weekly', language: 'fr', region: 'FR', ...(mapId && { mapIds: [mapId] }) });
}

declare global {
  interface Window {
    /** Google calls it by this name where it doesn't take the key. */
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

function tooLate(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const message = `expected Google's script within ${PATIENCE_MS} ms, found it silent`;
    const timer = setTimeout(() => reject(new Error(message)), PATIENCE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
