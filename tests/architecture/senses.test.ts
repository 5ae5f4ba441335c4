/** What is shipped asks for no way of seeing, pointing, typing or holding a device that a visitor may not have. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { isNode, nodesIn, shipped } from './sources.ts';

interface StyleRule {
  readonly at: string;
  readonly body: string;
}

const sheets = globSync('{src,islands}/**/*.css')
  .sort()
  .map((file) => ({ file, css: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

const rules: readonly StyleRule[] = sheets.flatMap(({ file, css }) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    at: `${file}: ${selector.trim().replaceAll(/\s+/g, ' ')}`,
    body,
  })),
);

/** What goes by the pointer alone, and why that is right. */
const BY_POINTER: Readonly<Record<string, string>> = {
  'src/behaviours/fault-finder/overlay/panel.css: button:hover': 'an edge, for developers',
  'islands/player/styles.css: .is-playing .player-screen:has(video):not(:hover) .player-play:not(:focus-visible)':
    'the button comes with the focus, too',
};

/** Rules that set a ground and no text of their own, and why that is right. */
const GROUND_ALONE: Readonly<Record<string, string>> = {
  "islands/map-search/styles.css: [data-map-search-pin='cluster']": 'white, as all pins',
};

const placesOf = (found: readonly StyleRule[]) => found.map(({ at }) => at);

describe('a style', () => {
  it('shows nothing to the pointer alone', () => {
    const found = placesOf(rules.filter(({ at }) => at.includes(':hover')));

    expect(found.sort()).toEqual(Object.keys(BY_POINTER).sort());
  });

  it('takes the ring from nothing that has the focus', () => {
    const found = rules.filter(({ body }) => /outline(-style|-width)?:\s*(none|0)/.test(body));

    expect(placesOf(found)).toEqual([]);
  });

  it('sets the colour of words where it sets a ground for them', () => {
    const isGround = (body: string) =>
      /background(-color)?:(?!\s*(none|transparent|currentcolor|rgb\(0 0 0 \/ 60%\)))/.test(body);
    const found = rules.filter(({ body }) => isGround(body) && !/(^|[;\s])color:/.test(body));

    expect(placesOf(found)).toEqual(Object.keys(GROUND_ALONE));
  });

  it('writes no words', () => {
    const signs = ["''", "'▸ ' / ''", "'▾ ' / ''"];
    const written = rules.flatMap(({ at, body }) =>
      [...body.matchAll(/(?<![-\w])content:\s*([^;]*);/g)].map(([, value = '']) => ({ at, value })),
    );

    expect(written.length).toBeGreaterThan(0);
    expect(written.filter(({ value }) => !signs.includes(value))).toEqual([]);
  });

  it('asks for no orientation, and repeats no animation', () => {
    const asked = sheets.filter(({ css }) => /orientation\s*:/.test(css));
    const repeated = rules.filter(({ body }) =>
      /animation[^;]*infinite|iteration-count/.test(body),
    );

    expect([...asked.map(({ file }) => file), ...placesOf(repeated)]).toEqual([]);
  });
});

describe('code', () => {
  it('knows nothing of how a device is held or moved, nor of keys by their signs', () => {
    const words = new Set<unknown>([
      ...['devicemotion', 'ondevicemotion', 'deviceorientation', 'ondeviceorientation'],
      ...['orientation', 'keypress', 'onkeypress', 'accessKey', 'accesskey'],
    ]);

    expect(filesWith(({ name, value }) => words.has(name) || words.has(value))).toEqual([]);
  });

  it('gives no letter, figure or sign a meaning of its own', () => {
    const isKey = (side: unknown) =>
      isNode(side) &&
      (side.name === 'key' || (isNode(side.property) && side.property.name === 'key'));
    const isSign = (side: unknown) =>
      isNode(side) && typeof side.value === 'string' && /^\S$/.test(side.value);

    expect(
      filesWith(
        ({ type, left, right }) =>
          type === 'BinaryExpression' &&
          ((isKey(left) && isSign(right)) || (isKey(right) && isSign(left))),
      ),
    ).toEqual([]);
  });
});

function filesWith(isWrong: (node: ReturnType<typeof nodesIn>[number]) => boolean): string[] {
  return shipped.filter(({ program }) => nodesIn(program).some(isWrong)).map(({ path }) => path);
}
