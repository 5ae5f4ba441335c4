/** Asks the site's own endpoints, and tells the integrator of answers that are not what they should be. */
import { addressFrom } from '../lib/address-from.ts';
import { arrive } from '../lib/arrive.ts';
import type { AnswerFault, WrongAnswer } from './wrong-answer.ts';
import { UnexpectedAnswer } from './wrong-answer.ts';

/**
 * Returns the address of an endpoint, from the path that the contract gives it (`/api/…`): the same origin, with the
 * prefix that the page names in `<meta name="islands-base" content="/fr">`, unless that makes no address.
 */
export function endpoint(path: string): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="islands-base"]')?.content ?? '';
  const prefixed = base.trim().replace(/\/+$/, '') + path;
  const address = addressFrom(prefixed) ? prefixed : path;
  // Whole only where a `<base>` of another origin would lead it there. A `srcdoc` document has the origin of the page
  // around it, but not its address; a sandboxed one has no origin at all:
  // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox
  const { origin } = new URL(address, document.baseURI);
  return [origin, 'null'].includes(self.origin) ? address : new URL(address, self.origin).href;
}

/**
 * Resolves to the JSON that a service answers. Rejects with `UnexpectedAnswer` where its status is no success, or where it
 * is no JSON.
 */
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
 * Tells the integrator: which element, what address, what was expected and what was found. The words come when they are
 * needed.
 */
export function reportAnswer(report: (fault: AnswerFault) => void, wrong: WrongAnswer): void {
  arrive(() => import('./answer-faults.ts')).then(
    ({ answerFault }) => report(answerFault(wrong)),
    () => console.warn('[islands]', wrong.address, wrong.error),
  );
}
