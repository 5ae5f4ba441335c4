/** The messages about responses that break the contract. This chunk loads with the first of them. */
import type { AnswerFault, Service, WrongAnswer } from './wrong-answer.ts';
import { UnexpectedAnswer } from './wrong-answer.ts';

interface Words {
  readonly expected: string;
  /** What the script does instead, and what to correct. */
  readonly advice: string;
  readonly level?: 'error';
}

const WORDS: Readonly<Record<Service, Words>> = {
  cities: {
    expected: 'status 200 with a JSON list of { value, city, label }',
    advice:
      'Something went wrong on api server! No list is shown; correct the service that suggests communes',
    level: 'error',
  },
  structures: {
    expected: 'a JSON list of structures, [{ "name": …, "latitude": …, "longitude": … }]',
    advice: 'the visitor sees an error and can try again; correct the search service',
    level: 'error',
  },
  fagerstrom: {
    expected: 'a fragment of HTML (text/html, not redirected, no whole document)',
    advice: 'no result is shown; correct the service that scores the test',
  },
  tool: {
    expected: 'JSON with a field "success" that is not false, {"success": true}',
    advice: 'the tool is not marked as used; correct the service, or the number in data-tool',
  },
  geocoder: {
    expected:
      'a GeoJSON FeatureCollection whose features[0].geometry.coordinates are longitude and latitude',
    advice: 'this service does not locate the address; correct "geocoder", or the service',
  },
  'google-maps': {
    expected: 'Google Maps to work',
    advice:
      'the list is shown without a map; check the key, the network, the CSP and Trusted Types',
  },
};

export function answerFault({ service, address, error, at }: WrongAnswer): AnswerFault {
  const { expected, ...rest } = WORDS[service];
  return {
    ...rest,
    expected: `${expected}, from ${address}`,
    found: found(error),
    ...(at && { at }),
  };
}

function found(error: unknown): string {
  if (!(error instanceof UnexpectedAnswer)) return `no answer (${chainOf(error)})`;
  const answer = error.found;
  if (typeof answer === 'string') return answer;
  return answer instanceof Response ? responseFound(answer) : shapeOf(answer.json);
}

function responseFound({ status, headers }: Response): string {
  return `status ${status}, ${headers.get('content-type') ?? 'without a content-type'}`;
}

/** Returns an error and the chain of its causes as text. */
function chainOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? `${error}` : `${error}: ${chainOf(cause)}`;
}

/** Returns the beginning of a JSON value, enough to recognise it. */
function shapeOf(value: unknown): string {
  const text = JSON.stringify(value) ?? `${value}`;
  return `JSON ${text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text}`;
}

const LENGTH = 80;
