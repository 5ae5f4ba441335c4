/** Requests the result from the server, and checks that the response is an HTML fragment. */

import { endpoint, reportAnswer } from '../../src/services/api-client.ts';
import type { AnswerFault } from '../../src/services/wrong-answer.ts';
import { UnexpectedAnswer } from '../../src/services/wrong-answer.ts';

/** The fields of the form, in the order of the query. */
export const QUESTIONS = ['timeFirstCigarette', 'numberCigarette'] as const;

export type Answer =
  | { readonly kind: 'fragment'; readonly html: string }
  /** The server is broken. The page shows nothing, but screen readers are told. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unavailable' };

const NOTHING: Answer = { kind: 'nothing' };
const UNAVAILABLE: Answer = { kind: 'unavailable' };
const WHOLE_DOCUMENT = /<(!doctype|html|head|body)[\s>]/i;

const ENDPOINT = '/api/result-test-fagerstrom';

export interface Asking {
  readonly signal: AbortSignal;
  /** Reports a response that is not a fragment. */
  readonly report: (fault: AnswerFault) => void;
}

/**
 * Requests the result. The answers are about the visitor's health, so no cache stores them, and no report contains
 * them. Resolves with `nothing` if the signal has aborted.
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
 * Reports a fragment that can't be sanitised: the chunk is lost, or the page's Trusted Types forbid it. Without a
 * sanitiser, nothing is shown, because the fragment might run script.
 */
export function reportUncleaned(report: Asking['report'], cause: unknown): undefined {
  const error = new UnexpectedAnswer(`a fragment that can't be cleaned (${cause})`);
  reportAnswer(report, { service: 'fagerstrom', address: endpoint(ENDPOINT), error });
}

async function fragmentIn(response: Response): Promise<string> {
  const isHtml = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || response.redirected || !isHtml) throw new UnexpectedAnswer(response);
  const html = await response.text();
  if (html.trim() === '') throw new UnexpectedAnswer('an empty answer');
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
