/** Finds the position of a value in a JSON text. */

/**
 * Returns the index of the key or the list item with a path such as `medias[0].title`; `undefined` if there is
 * none.
 */
export function placeInJson(text: string, path: string): number | undefined {
  for (const place of placesIn(text)) if (place.path === path) return place.index;
  return undefined;
}

interface JsonPlace {
  readonly path: string;
  readonly index: number;
}

/** Yields every key and every list item, in their order. */
function* placesIn(text: string): Generator<JsonPlace> {
  const open: Level[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const level = open.at(-1);
    if (isSign(token, open)) continue;
    const isKey = level?.isRecord && level.key === undefined;
    if (isKey) level.key = keyIn(token);
    if (isKey || level?.isRecord === false) yield { path: pathOf(open), index };
    if (/^[{[]/.test(token)) open.push({ isRecord: token === '{', key: undefined, item: 0 });
  }
}

/** Whether the token is punctuation between or after values. Keeps `open` up to date. */
function isSign(token: string, open: Level[]): boolean {
  if (token === ',') moveOn(open.at(-1));
  if (/^[}\]]/.test(token)) open.pop();
  return /^[,:}\]]/.test(token);
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface Level {
  readonly isRecord: boolean;
  /** The key of the member that is being read. */
  key: string | undefined;
  item: number;
}

function moveOn(level: Level | undefined): void {
  if (!level) return;
  level.key = undefined;
  level.item += 1;
}

function keyIn(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}

function pathOf(open: readonly Level[]): string {
  return open
    .map(({ isRecord, key, item }) => (isRecord ? `.${key ?? ''}` : `[${item}]`))
    .join('')
    .replace(/^\./, '');
}
