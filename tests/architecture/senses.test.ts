/**
 * Shipped code and styles don't require a way of seeing, pointing, typing or holding a device that a visitor may not have.
 */
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

/** Rules and listeners for the pointer only, with the reason. */
const BY_POINTER: Readonly<Record<string, string>> = {
  'src/behaviours/fault-finder/overlay/panel.css: button:hover': 'an edge, for developers',
  'islands/player/styles.css: .is-playing .player-screen:has(video):not(:hover) .player-play:not(:focus-visible)':
    'the button comes with the focus, too',
};

/** Rules that set a background without a text colour, with the reason. */
const GROUND_ALONE: Readonly<Record<string, string>> = {
  "islands/map-search/styles.css: [data-map-search-pin='cluster']": 'white, as all pins',
};

const placesOf = (found: readonly StyleRule[]) => found.map(({ at }) => at);

describe('a style', () => {
  it('doesn’t show content on hover only', () => {
    const found = placesOf(rules.filter(({ at }) => at.includes(':hover')));

    expect(found.sort()).toEqual(Object.keys(BY_POINTER).sort());
  });

  it('doesn’t remove the focus ring', () => {
    const found = rules.filter(({ body }) => /outline(-style|-width)?:\s*(none|0)/.test(body));

    expect(placesOf(found)).toEqual([]);
  });

  it('sets a text colour together with a background', () => {
    const isGround = (body: string) =>
      /background(-color)?:(?!\s*(none|transparent|currentcolor|rgb\(0 0 0 \/ 60%\)))/.test(body);
    const found = rules.filter(({ body }) => isGround(body) && !/(^|[;\s])color:/.test(body));

    expect(placesOf(found)).toEqual(Object.keys(GROUND_ALONE));
  });

  it('writes no text', () => {
    const signs = ["''", "'\\a0'", "'▸ ' / ''", "'▾ ' / ''"];
    // Invisible: it reserves the space of the words that the script will write.
    const unseen = /^'Diapositives? 1 (a \d )?sur ' counter\(islands-slide\)$/;
    const written = rules.flatMap(({ at, body }) =>
      [...body.matchAll(/(?<![-\w])content:\s*([^;]*);/g)].map(([, value = '']) => ({ at, value })),
    );

    expect(written.length).toBeGreaterThan(0);
    expect(written.filter(({ value }) => !signs.includes(value) && !unseen.test(value))).toEqual(
      [],
    );
  });

  it('doesn’t depend on the orientation, and repeats no animation', () => {
    const asked = sheets.filter(({ css }) => /orientation\s*:/.test(css));
    const repeated = rules.filter(({ body }) =>
      /animation[^;]*infinite|iteration-count/.test(body),
    );

    expect([...asked.map(({ file }) => file), ...placesOf(repeated)]).toEqual([]);
  });
});

describe('code', () => {
  it('doesn’t read the motion or orientation of the device, nor key characters', () => {
    const words = new Set<unknown>([
      ...['devicemotion', 'ondevicemotion', 'deviceorientation', 'ondeviceorientation'],
      ...['orientation', 'keypress', 'onkeypress', 'accessKey', 'accesskey'],
    ]);

    expect(filesWith(({ name, value }) => words.has(name) || words.has(value))).toEqual([]);
  });

  it('uses no letter, digit or sign as a shortcut', () => {
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
