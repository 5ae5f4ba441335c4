/** Asks the server for a result, and tells a fragment from everything else that may come back. */

import { endpoint, reportAnswer } from '../../src/services/api-client.ts';
import type { AnswerFault } from '../../src/services/wrong-answer.ts';
import { UnexpectedAnswer } from '../../src/services/wrong-answer.ts';

/** In the order of the query. */
export const QUESTIONS = ['timeFirstCigarette', 'numberCigarette'] as const;

export type Answer =
  | { readonly kind: 'fragment'; readonly html: string }
  /** The server is broken, and the page should not show it. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unavailable' };

const NOTHING: Answer = { kind: 'nothing' };
const UNAVAILABLE: Answer = { kind: 'unavailable' };
const WHOLE_DOCUMENT = /<(!doctype|html|head|body)[\s>]/i;

const ENDPOINT = '/api/result-test-fagerstrom';

export interface Asking {
  readonly signal: AbortSignal;
  /** Tells the integrator of an answer that is no fragment. */
  readonly report: (fault: AnswerFault) => void;
}

/**
 * Asks the server for the result. No cache and no report holds it, since the answers are about somebody's health.
 * Returns `nothing` where the signal has ended.
 */
export async function askForResult(answers: FormData, { signal, report }: Asking): Promise<Answer> {
  const query = new URLSearchParams(
    QUESTIONS.map((name) => [name, String(answers.get(name) ?? '')]),
  );
  const address = endpoint(ENDPOINT);
  try {
    const response = await fetch(`${address}?${query}`, {
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'error',
      signal,
    });
    return { kind: 'fragment', html: await fragmentIn(response) };
  } catch (error) {
    if (signal.aborted) return NOTHING;
    reportAnswer(report, { service: 'fagerstrom', address, error });
    return isBroken(error) ? NOTHING : UNAVAILABLE;
  }
}

/**
 * Reports a fragment that can't be cleaned, since the cleaner's chunk is lost or the page's Trusted Types forbid it.
 * No result is better than one that can run script.
 */
export function reportUncleaned(report: Asking['report'], cause: unknown): undefined {
  const error = new UnexpectedAnswer(`a fragment that can't be cleaned (${cause})`);
  reportAnswer(report, { service: 'fagerstrom', address: endpoint(ENDPOINT), error });
}

async function fragmentIn(response: Response): Promise<string> {
  const isHtml = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || response.redirected || !isHtml) throw new UnexpectedAnswer(response);
  const html = await response.text();
  if (html.trim() === '') throw new UnexpectedAnswer('nothing');
  if (WHOLE_DOCUMENT.test(html)) throw new UnexpectedAnswer('a whole document');
  return html;
}

function isBroken(error: unknown): boolean {
  return (
    error instanceof UnexpectedAnswer &&
    error.found instanceof Response &&
    error.found.status === 500
  );
}
