/**
 * Whether Google Maps may and can be used: a key, the visitor's consent, a script that arrives, a key that
 * Google takes. Google is asked for nothing before all that can be known is known.
 */
import { arrive } from '../../lib/arrive.ts';
import { reportAnswer } from '../api-client.ts';
import type { AnswerFault } from '../wrong-answer.ts';
import type { GoogleApi } from './api.ts';

/** Why there is no Google. `unreachable`, also where it doesn't work, and `refused` are known only once it has been asked. */
export type Refusal = 'no-key' | 'no-consent' | 'unreachable' | 'refused';

/** Rejected with where something of Google's is asked for and can't be had. */
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
/** Where the entry notes what was decided before this was loaded. */
const REMEMBERED = `data-islands-${SERVICE}`;

export class GoogleAccess {
  readonly #options: AccessOptions;
  readonly #report: (fault: AnswerFault) => void;
  #refusal: Refusal | undefined;
  #isGranted: boolean;
  #loading: Promise<GoogleApi> | undefined;
  readonly #listeners = new Set<() => void>();

  /** Takes a `report` that tells the integrator what has failed. */
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
   * Calls the listener after every change of `refusal`. Returns a function that ends it. The visitor's decisions are
   * followed for as long as somebody listens.
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

  /** Loads Google's interface, once. Rejects with `GoogleUnavailable`; `forget` makes another try possible. */
  async load(): Promise<GoogleApi> {
    const { refusal } = this;
    if (refusal) throw new GoogleUnavailable(`expected Google Maps, found it ${refusal}`);
    this.#loading ??= this.#ask();
    return this.#loading;
  }

  /** Forgets that Google could not be reached. */
  readonly forget = (): void => {
    if (this.#refusal === 'unreachable') this.#refuse(undefined);
  };

  /** Notes that something of Google's does not work. It is `unreachable` until `forget`. */
  readonly fail = (error: unknown): void => {
    const address = 'https://maps.googleapis.com/';
    reportAnswer(this.#report, { service: SERVICE, address, error });
    if (!this.refusal) this.#refuse('unreachable');
  };

  /** Tells every user of Google on the page that the visitor consents. */
  readonly grant = (): void => {
    const detail = { service: SERVICE, granted: true };
    document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail }));
  };

  async #ask(): Promise<GoogleApi> {
    try {
      const { loadGoogle } = await arrive(() => import('./load.ts'));
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
    this.#tell();
  };

  #refuse(refusal: Refusal | undefined): void {
    this.#refusal = refusal;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function isRemembered(): boolean {
  return document.documentElement.getAttribute(REMEMBERED) === 'true';
}
