/** Responses that break the contract, and how they are reported to the integrator. */

/** Thrown if a service returns something other than the contract says. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  /** The response, its parsed JSON, or a description. */
  readonly found: Response | { readonly json: unknown } | string;

  constructor(found: UnexpectedAnswer['found']) {
    super('expected another answer');
    this.found = found;
  }
}

/** The services whose responses are described in `answer-faults.ts`. */
export type Service = 'cities' | 'structures' | 'fagerstrom' | 'tool' | 'geocoder' | 'google-maps';

/** A request that failed, or whose response breaks the contract. */
export interface WrongAnswer {
  readonly service: Service;
  /** The URL of the request. */
  readonly address: string;
  readonly error: unknown;
  /** The element that needed the response. Without it, the root is reported. */
  readonly at?: Element | undefined;
}

/** A fault for the integrator, in the form that the runtime reports. */
export interface AnswerFault {
  readonly expected: string;
  readonly found: string;
  readonly advice: string;
  readonly at?: Element;
  readonly level?: 'error';
}
