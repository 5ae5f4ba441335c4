/** Requests the site's own endpoints, and reports responses that break the contract to the integrator. */
import { addressFrom } from '../lib/address-from.ts';
import { importWithRetry } from '../lib/import-with-retry.ts';
import type { AnswerFault, WrongAnswer } from './wrong-answer.ts';
import { UnexpectedAnswer } from './wrong-answer.ts';

/**
 * Returns the URL of an endpoint from its path in the contract (`/api/…`). The prefix in `<meta name="islands-base"
 * content="/fr">` is added unless the result is not a valid URL. Endpoints are on the origin of the page.
 */
export function endpoint(path: string): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="islands-base"]')?.content ?? '';
  const prefixed = base.trim().replace(/\/+$/, '') + path;
  const address = addressFrom(prefixed) ? prefixed : path;
  // An absolute URL is needed only where a `<base>` of another origin would change the host. A `srcdoc` document
  // has the origin of its parent, but not its address. A sandboxed document has no origin at all:
  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox
  const { origin } = new URL(address, document.baseURI);
  return [origin, 'null'].includes(self.origin) ? address : new URL(address, self.origin).href;
}

/** Fetches JSON. Rejects with `UnexpectedAnswer` if the status is not a success, or the body is not JSON. */
export async function askJson(
  address: string,
  init: RequestInit,
  read: (response: Response) => Promise<unknown> = (response) => response.json(),
): Promise<unknown> {
  const response = await fetch(address, init);
  if (!response.ok) throw new UnexpectedAnswer(response);
  try {
    return await read(response);
  } catch (error) {
    throw error instanceof SyntaxError ? new UnexpectedAnswer(response) : error;
  }
}

/**
 * Reports a wrong response to the integrator: the element, the address, what was expected and what was found. The
 * chunk with the messages loads when it is needed.
 */
export function reportAnswer(report: (fault: AnswerFault) => void, wrong: WrongAnswer): void {
  importWithRetry(() => import('./answer-faults.ts')).then(
    ({ answerFault }) => report(answerFault(wrong)),
    () => console.warn('[islands]', wrong.address, wrong.error),
  );
}
