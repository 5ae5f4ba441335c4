/** Answers of services that are not what the contract says, and what the integrator is told of them. */

/** Thrown where a service answers something else than it should. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  /** The whole response, what its JSON held, or words for it. */
  readonly found: Response | { readonly json: unknown } | string;

  constructor(found: UnexpectedAnswer['found']) {
    super('expected another answer');
    this.found = found;
  }
}

/** The services whose answers are described in `answer-faults.ts`. */
export type Service = 'cities' | 'structures' | 'fagerstrom' | 'tool' | 'geocoder' | 'google-maps';

/** What a service did instead of what it should. */
export interface WrongAnswer {
  readonly service: Service;
  /** What was asked. */
  readonly address: string;
  readonly error: unknown;
  /** The element that needed the answer; the root where it is missing. */
  readonly at?: Element | undefined;
}

/** A fault for the integrator, as the runtime's reports take it. */
export interface AnswerFault {
  readonly expected: string;
  readonly found: string;
  readonly advice: string;
  readonly at?: Element;
  readonly level?: 'error';
}
