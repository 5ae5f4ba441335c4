/** Asks the server for a result, and tells a fragment from everything else that may come back. */
import { endpoint } from '../../src/services/api-client.ts';

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

/** Never from a cache nor into one: the answers are about somebody's health. `nothing` where the signal has ended. */
export async function askForResult(answers: FormData, signal: AbortSignal): Promise<Answer> {
  const query = new URLSearchParams(
    QUESTIONS.map((name) => [name, String(answers.get(name) ?? '')]),
  );
  try {
    const response = await fetch(`${endpoint('/api/result-test-fagerstrom')}?${query}`, {
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'error',
      signal,
    });
    return await readAnswer(response);
  } catch {
    return signal.aborted ? NOTHING : UNAVAILABLE;
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  if (response.status === 500) return NOTHING;
  const isHtml = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || response.redirected || !isHtml) return UNAVAILABLE;
  const html = await response.text();
  return html.trim() === '' || WHOLE_DOCUMENT.test(html) ? UNAVAILABLE : { kind: 'fragment', html };
}
