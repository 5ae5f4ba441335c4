/** Generates responses of every endpoint: mostly of the right shape with wrong values, or those of a proxy, a login page or a crash. */
import fc from 'fast-check';
import { jsonTexts, jsonValues, numbers, texts } from './texts.ts';

/** The endpoints of the contract. */
export const ENDPOINTS = ['structures', 'cities', 'fagerstrom', 'tool', 'geocoder'] as const;

export type Endpoint = (typeof ENDPOINTS)[number];

export interface Answer {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string;
  /** `cut`: the body ends too early. `lost`: there is no response. */
  readonly ending: 'whole' | 'cut' | 'lost';
}

/** Thrown if a response ends too early, like the `TypeError` of a browser. */
export class CutOff extends TypeError {}

export function answersOf(endpoint: Endpoint): fc.Arbitrary<Answer> {
  const statuses = fc.oneof(
    { arbitrary: fc.constant(200), weight: 5 },
    { arbitrary: fc.constantFrom(201, 206, 400, 401, 403, 404, 429, 500, 503), weight: 1 },
  );
  return fc.record({
    status: statuses,
    type: fc.oneof(
      { arbitrary: fc.constant(endpoint === 'fagerstrom' ? HTML : JSON_TYPE), weight: 5 },
      { arbitrary: fc.constantFrom(HTML, JSON_TYPE, 'text/plain', undefined), weight: 1 },
    ),
    body: fc.oneof(
      { arbitrary: BODIES[endpoint], weight: 6 },
      { arbitrary: jsonTexts(jsonValues), weight: 1 },
      { arbitrary: fc.constantFrom(...PAGES), weight: 1 },
    ),
    ending: fc.oneof(
      { arbitrary: fc.constant('whole' as const), weight: 8 },
      { arbitrary: fc.constantFrom('cut' as const, 'lost' as const), weight: 1 },
    ),
  });
}

/** Returns the answer like `fetch`. Rejects if there is no response. */
export async function responseOf({ status, type, body, ending }: Answer): Promise<Response> {
  if (ending === 'lost') throw new CutOff('lost');
  const headers = new Headers(type === undefined ? {} : { 'content-type': type });
  return new Response(ending === 'cut' ? cutOff(body) : body, { status, headers });
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json';

const PAGES = [
  '<!doctype html><html lang="fr"><title>Connexion</title><body><form><input name="mot"></form></body></html>',
  '<h1>502 Bad Gateway</h1>',
  '',
];

/** Values for a key that should contain a text. */
const loose = fc.oneof({ arbitrary: texts, weight: 4 }, { arbitrary: jsonValues, weight: 1 });
const degrees = fc.oneof(
  fc.double({ min: -200, max: 200, noNaN: true }),
  numbers,
  texts,
  fc.double({ min: -90, max: 90, noNaN: true }).map((value) => `${value}`.replace('.', ',')),
);

const structures = fc.record(
  {
    ...Object.fromEntries(
      ['name', 'structure_type', 'address1', 'address2', 'postcode', 'city'].map((key) => [
        key,
        loose,
      ]),
    ),
    phone_number: loose,
    latitude: degrees,
    longitude: degrees,
    action_type: fc.oneof(loose, fc.constant('stand|ATELIER|sport')),
    date: loose,
    time: loose,
  },
  { requiredKeys: [] },
);

const cities = fc.record(
  { value: loose, city: loose, label: loose, latitude: degrees, longitude: degrees },
  { requiredKeys: [] },
);

const features = fc.record(
  {
    type: fc.constant('Feature'),
    geometry: fc.oneof(
      fc.record({ coordinates: fc.oneof(fc.tuple(degrees, degrees), jsonValues) }),
      jsonValues,
    ),
  },
  { requiredKeys: [] },
);

/** HTML fragments, valid and broken. */
const fragments = fc
  .array(
    fc.oneof(
      texts,
      fc.constantFrom(
        '<h2>Votre résultat</h2>',
        '<section data-cards><ul data-cards-part="list"></ul></section>',
        '<form data-fagerstrom><input name="timeFirstCigarette"></form>',
        '<div data-tool-accordion=\'{"\'><button data-tool="1">x</button></div>',
        '<table><tr><td>',
        '</div></section></form>',
        '<svg><style><a title="</style>">',
        '<template><p>',
        '<p id="id" name="body">',
        '<form><input name="remove"><input name="attributes"></form>',
        '<a href="//[">lien</a>',
        '<form action="http://["><input></form>',
        '<plaintext>',
      ),
    ),
    { maxLength: 5 },
  )
  .map((pieces) => pieces.join(''));

const BODIES: Readonly<Record<Endpoint, fc.Arbitrary<string>>> = {
  structures: jsonTexts(fc.array(fc.oneof(structures, structures, jsonValues), { maxLength: 25 })),
  cities: jsonTexts(fc.array(fc.oneof(cities, cities, jsonValues), { maxLength: 8 })),
  tool: jsonTexts(fc.record({ success: fc.oneof(fc.constant(true), jsonValues) })),
  geocoder: jsonTexts(fc.record({ features: fc.array(features, { maxLength: 2 }) })),
  fagerstrom: fragments,
};

function cutOff(body: string): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2)));
      controller.error(new CutOff('cut'));
    },
  });
}
