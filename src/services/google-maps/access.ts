/**
 * Whether Google Maps may and can be used. That needs a key, the visitor's consent, a script that loads, and a key
 * that Google accepts. Google gets no request before the key and the consent are there.
 */
import { importWithRetry } from '../../lib/import-with-retry.ts';
import { reportAnswer } from '../api-client.ts';
import type { AnswerFault } from '../wrong-answer.ts';
import type { GoogleApi } from './api.ts';

/**
 * Why Google Maps is not used. `unreachable` (it fails to load or to work) and `refused` (it rejects the key) are
 * known only after a request.
 */
export type Refusal = 'no-key' | 'no-consent' | 'unreachable' | 'refused';

/** Thrown when Google Maps is needed and not available. */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleUnavailable';
}

interface AccessOptions {
  readonly key: string;
  readonly mapId: string;
  readonly needsConsent: boolean;
}

const CONSENT_EVENT = 'islands:consent';
const SERVICE = 'google-maps';
/** The entry stores here what the visitor decided before this chunk was loaded. */
const REMEMBERED = `data-islands-${SERVICE}`;

export class GoogleAccess {
  readonly #options: AccessOptions;
  readonly #report: (fault: AnswerFault) => void;
  #refusal: Refusal | undefined;
  #isGranted: boolean;
  #loading: Promise<GoogleApi> | undefined;
  readonly #listeners = new Set<() => void>();

  /** Takes a `report` that reports failures to the integrator. */
  constructor(options: AccessOptions, report: (fault: AnswerFault) => void) {
    this.#options = options;
    this.#report = report;
    this.#isGranted = !options.needsConsent || isRemembered();
  }

  get refusal(): Refusal | undefined {
    if (this.#options.key === '') return 'no-key';
    return this.#isGranted ? this.#refusal : 'no-consent';
  }

  /**
   * Calls the listener after every change of `refusal`. Returns a function that unsubscribes. The visitor's
   * decisions are followed while there are listeners.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) document.addEventListener(CONSENT_EVENT, this.#decide);
    this.#listeners.add(listener);
    this.#isGranted ||= isRemembered();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) document.removeEventListener(CONSENT_EVENT, this.#decide);
    };
  };

  /** Loads Google's API once. Rejects with `GoogleUnavailable`. Call `forget` before you retry. */
  async load(): Promise<GoogleApi> {
    const { refusal } = this;
    if (refusal) throw new GoogleUnavailable(`expected Google Maps, found it ${refusal}`);
    this.#loading ??= this.#ask();
    return this.#loading;
  }

  /** Clears `unreachable`, so that `load` tries again. */
  readonly forget = (): void => {
    if (this.#refusal === 'unreachable') this.#refuse(undefined);
  };

  /** Reports that Google Maps has failed. It counts as `unreachable` until `forget` is called. */
  readonly fail = (error: unknown): void => {
    const address = 'https://maps.googleapis.com/';
    reportAnswer(this.#report, { service: SERVICE, address, error });
    if (!this.refusal) this.#refuse('unreachable');
  };

  /** Dispatches the visitor's consent to every user of Google Maps on the page. */
  readonly grant = (): void => {
    const detail = { service: SERVICE, granted: true };
    document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail }));
  };

  async #ask(): Promise<GoogleApi> {
    try {
      const { loadGoogle } = await importWithRetry(() => import('./load.ts'));
      return await loadGoogle(this.#options, () => this.#refuse('refused'));
    } catch (cause) {
      this.#loading = undefined;
      this.#refuse('unreachable');
      throw new GoogleUnavailable('expected Google Maps to load, found it unreachable', { cause });
    }
  }

  readonly #decide = (event: Event): void => {
    if (!(event instanceof CustomEvent) || event.detail?.service !== SERVICE) return;
    this.#isGranted = event.detail.granted === true;
    this.#notify();
  };

  #refuse(refusal: Refusal | undefined): void {
    this.#refusal = refusal;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function isRemembered(): boolean {
  return document.documentElement.getAttribute(REMEMBERED) === 'true';
}
