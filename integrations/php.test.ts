// @vitest-environment jsdom
/** `islands.php` in real PHP, with hostile values. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HOSTILE } from './testing/cases.ts';
import { hasPhp, PHP_MISSING, php, phpSays, tellSkipped } from './testing/php.ts';

const FILE = resolve('integrations/php/islands.php');
const REQUIRE = `require ${JSON.stringify(FILE)};`;
const folder = mkdtempSync(join(tmpdir(), 'islands-php-'));
mkdirSync(join(folder, 'dist'));
writeFileSync(
  join(folder, 'dist/manifest.json'),
  JSON.stringify({
    files: {
      'islands.css': { size: 1, gzip: 1, integrity: 'sha384-ab+/cdefghij' },
      'islands.js': { size: 1, gzip: 1, integrity: 'sha384-zy+/xwvutsrq' },
      'assets/base-1.js': { size: 1, gzip: 1, integrity: 'sha384-1' },
      'assets/cards-2.js': { size: 1, gzip: 1, integrity: 'sha384-2' },
    },
    roots: {
      cards: { modulepreload: ['assets/base-1.js', 'assets/cards-2.js'] },
      tabs: { modulepreload: ['assets/base-1.js'] },
    },
  }),
);

afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(hasPhp)('the marker of a root', () => {
  const CONFIG = {
    title: HOSTILE,
    medias: [{ id: 'é', image: { src: '/a?b=1&c=2', alt: '' }, media_sources: [] }],
    first: 6,
    autoplay: false,
    share: 0.5,
  };
  const INPUT = '$config = json_decode(stream_get_contents(STDIN), true);';

  it.each(['"', "'"])('is read as the given config, in both kinds of quotes (%s)', (quote) => {
    const code = `${REQUIRE}${INPUT} echo '<p', Islands\\marker('player', $config), '>';`;
    const html = phpSays(code, JSON.stringify(CONFIG)).replace(/="([^"]*)"/, `=${quote}$1${quote}`);

    expect(valueIn(html, 'data-player')).toEqual(CONFIG);
  });

  it('has no value without a config', () => {
    expect(
      phpSays(
        `${REQUIRE} echo Islands\\marker('cards'), Islands\\marker('cards', ['first' => null]);`,
      ),
    ).toBe(' data-cards data-cards');
  });

  it('contains no character that could end a text, an attribute, a script or a comment', () => {
    const html = phpSays(
      `${REQUIRE}${INPUT} echo Islands\\marker('cards', $config);`,
      JSON.stringify(CONFIG),
    );

    expect(html.slice(' data-cards="'.length, -1)).not.toMatch(/[<>'"]|&(?!quot;)/);
  });

  it('reports the key of a text with invalid UTF-8, and replaces invalid bytes', () => {
    const code = `${REQUIRE} echo '<p', Islands\\marker('player', ['medias' => [['id' => 'a'], ['title' => "caf\\xe9"]]]), '>';`;
    const { status, stdout, stderr } = php(['-r', code]);

    expect(status).toBe(0);
    expect(stderr).toContain('expected UTF-8 in data-player, found other bytes at medias[1].title');
    expect(valueIn(stdout, 'data-player')).toEqual({
      medias: [{ id: 'a' }, { title: 'caf\uFFFD' }],
    });
  });

  it.each([
    ["['a' => INF]", 'expected values that JSON can hold in data-cards'],
    ["['a' => STDIN]", 'expected values that JSON can hold in data-cards'],
  ])('throws if a value can’t be written as JSON: %s', (config, message) => {
    const { status, stderr } = php(['-r', `${REQUIRE} Islands\\marker('cards', ${config});`]);

    expect(status).toBe(255);
    expect(stderr).toContain(message);
  });

  it.each(['data-Cards', 'a b', 'x"><script>', ''])('throws if the name is invalid: %s', (name) => {
    const { status } = php(['-r', `${REQUIRE} Islands\\marker(stream_get_contents(STDIN));`], {
      input: name,
    });

    expect(status).toBe(255);
  });

  it('writes lists into separate attributes', () => {
    const code = `${REQUIRE} echo '<p', Islands\\json_attribute('data-range-labels', ["d'abord", '"b"']), Islands\\json_attribute('data-x', []), '>';`;
    const html = phpSays(code);

    expect(valueIn(html, 'data-range-labels')).toEqual(["d'abord", '"b"']);
    expect(valueIn(html, 'data-x')).toEqual([]);
  });
});

describe.runIf(hasPhp)('the tags', () => {
  const dist = JSON.stringify(join(folder, 'dist'));

  it('have hashes, versions and the nonce, and preload each file once', () => {
    const code = `${REQUIRE} echo Islands\\tags(${dist}, '/a&b/', ['cards', 'tabs'], 'r4nd"');`;

    expect(phpSays(code).trim().split('\n')).toEqual([
      '<link rel="stylesheet" href="/a&amp;b/islands.css?v=abcdefgh" integrity="sha384-ab+/cdefghij" crossorigin="anonymous" nonce="r4nd&quot;">',
      '<link rel="modulepreload" href="/a&amp;b/assets/base-1.js" integrity="sha384-1" crossorigin="anonymous" nonce="r4nd&quot;">',
      '<link rel="modulepreload" href="/a&amp;b/assets/cards-2.js" integrity="sha384-2" crossorigin="anonymous" nonce="r4nd&quot;">',
      '<script type="module" async src="/a&amp;b/islands.js?v=zyxwvuts" integrity="sha384-zy+/xwvutsrq" crossorigin="anonymous" nonce="r4nd&quot;"></script>',
    ]);
  });

  it('report an unknown root', () => {
    const { stdout, stderr } = php([
      '-r',
      `${REQUIRE} echo Islands\\tags(${dist}, '', ['crads']);`,
    ]);

    expect(stderr).toContain('expected the name of a root, found "crads"');
    expect(stdout).toContain('src="/islands.js?v=');
  });

  it.each([
    ['missing', "'/nowhere'"],
    ['broken', JSON.stringify(folder)],
  ])('have no hashes if the manifest is %s', (_, place) => {
    writeFileSync(join(folder, 'manifest.json'), '{"files":');
    const { stdout, stderr } = php([
      '-r',
      `${REQUIRE} echo Islands\\tags(${place}, '/islands', ['cards']);`,
    ]);

    expect(stderr).toContain('expected the manifest of the bundle, found none at');
    expect(stdout.trim().split('\n')).toEqual([
      '<link rel="stylesheet" href="/islands/islands.css">',
      '<script type="module" async src="/islands/islands.js"></script>',
    ]);
  });

  it('read the manifest once, and again when it has changed', () => {
    const code = `${REQUIRE}
      $folder = ${JSON.stringify(folder)}; $file = "$folder/manifest.json";
      $write = function (string $name, int $time) use ($file) {
          file_put_contents($file, json_encode(['files' => ['islands.js' => ['integrity' => "sha384-$name"]]])); touch($file, $time);
      };
      $see = function () use ($folder) { return Islands\\manifest($folder)['files']['islands.js']['integrity']; };
      $write('first', 1000); echo $see(), ' ';
      $write('hidden', 1000); echo $see(), ' ';
      $write('second', 2000); echo $see();`;

    expect(phpSays(code)).toBe('sha384-first sha384-first sha384-second');
  });
});

tellSkipped(hasPhp, 'integrations/php.test.ts', PHP_MISSING);

/** Returns the attribute of the first element, decoded by a browser and then as JSON. */
function valueIn(html: string, attribute: string): unknown {
  const element = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
  return JSON.parse(element?.getAttribute(attribute) ?? 'null');
}
