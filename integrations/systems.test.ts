/**
 * Runs the shipped WordPress plugin and Drupal module in a real PHP process. The systems themselves are STUBS
 * (`testing/wordpress.php`, `testing/drupal.php`): neither WordPress nor Drupal runs here.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, describe, expect, it } from 'vitest';
import { putIntegrations } from '../tooling/release/integrations.ts';
import { hasPhp, hasTwig, PHP_MISSING, php, tellSkipped } from './testing/php.ts';

const folder = mkdtempSync(join(tmpdir(), 'islands-systems-'));
mkdirSync(join(folder, 'dist'));
writeFileSync(
  join(folder, 'dist/manifest.json'),
  JSON.stringify({
    files: {
      'islands.css': { integrity: 'sha384-ab+/cdefghij' },
      'islands.js': { integrity: 'sha384-zy+/xwvutsrq' },
      'assets/cards-2.js': { integrity: 'sha384-2' },
    },
    roots: { cards: { modulepreload: ['assets/cards-2.js'] } },
  }),
);
putIntegrations(join(folder, 'shipped'), join(folder, 'dist'));

const PLUGIN = join(folder, 'shipped/wordpress/islands-front');
const MODULE = join(folder, 'shipped/drupal/islands');

afterAll(() => rmSync(folder, { recursive: true }));

/** Loads the plugin or module, runs the code and returns its output. Code before `// plugin` runs before it is loaded. */
function run(stubs: string, file: string, code: string): string {
  const { status, stdout, stderr } = php([resolve(`integrations/testing/${stubs}.php`), file], {
    input: code,
  });
  if (status !== 0 || stderr) throw new Error(`expected PHP to run without complaint: ${stderr}`);
  return stdout;
}

const wordpress = (code: string) => run('wordpress', join(PLUGIN, 'islands-front.php'), code);
const drupal = (code: string) => run('drupal', join(MODULE, 'islands.module'), code);
const filtered = (filter: string, value: string, more = ''): unknown =>
  JSON.parse(
    wordpress(`// plugin
      do_action('init'); echo json_encode(apply_filters('${filter}', ${value}${more}), JSON_UNESCAPED_SLASHES);`),
  );

describe.runIf(hasPhp)('every shipped file', () => {
  it.each(globSync('integrations/{php,wordpress,drupal}/**/*.{php,module}'))(
    '%s is valid PHP',
    (file) => {
      expect(php(['-l', file]).status).toBe(0);
    },
  );
});

describe.runIf(hasPhp)('the WordPress plugin, on stubs', () => {
  const BASE = 'https://exemple.fr/wp-content/plugins/islands-front/dist';

  it('prints script and stylesheet with hashes and versions', () => {
    expect(wordpress('// plugin\nhead();').trim().split('\n')).toEqual([
      `<script type="module" async src="${BASE}/islands.js?ver=zyxwvuts" integrity="sha384-zy+/xwvutsrq" crossorigin="anonymous"></script>`,
      `<link integrity="sha384-ab+/cdefghij" crossorigin="anonymous" rel='stylesheet' id='islands-css' href='${BASE}/islands.css?ver=abcdefgh' media='all' />`,
      `<link rel='stylesheet' id='islands-modals-css' href='https://exemple.fr/wp-content/plugins/islands-front/open-modals.css?ver=abcdefgh' media='all' />`,
    ]);
  });

  it('preloads the roots of the filter, and uses the address of another host', () => {
    const html =
      wordpress(`define('ISLANDS_URL', 'https://static.exemple.fr/i/'); add_filter('islands_roots', fn () => ['cards']);
      add_filter('wp_script_attributes', fn ($given) => $given + ['nonce' => 'r4nd']);
      // plugin
      head();`);

    expect(html).toContain(
      '<link rel="modulepreload" href="https://static.exemple.fr/i/assets/cards-2.js" integrity="sha384-2" crossorigin="anonymous">',
    );
    expect(html).toMatch(
      /src="https:\/\/static\.exemple\.fr\/i\/islands\.js\?ver=zyxwvuts".* nonce="r4nd">/,
    );
  });

  it('writes no hashes if the site turns them off', () => {
    const html = wordpress(`// plugin
      add_filter('islands_integrity', fn () => false); head();`);

    expect(html).not.toContain('integrity');
    expect(html).toContain('islands.js?ver=zyxwvuts');
  });

  it('doesn’t change the tags of other stylesheets', () => {
    expect(filtered('style_loader_tag', '"<link href=\'theme.css\'>"', ", 'theme'")).toBe(
      "<link href='theme.css'>",
    );
  });

  it('allows attributes and media in posts, but no forms', () => {
    const tags = filtered('wp_kses_allowed_html', "['div' => ['class' => true]]", ", 'post'");

    expect(tags).toMatchObject({
      div: { class: true, 'data-*': true, hidden: true, role: true, 'aria-labelledby': true },
      track: { src: true, kind: true, 'data-*': true },
    });
    expect(tags).not.toHaveProperty('form');
    expect(tags).not.toHaveProperty('input');
  });

  it('allows forms in posts if the site says so', () => {
    const tags = JSON.parse(
      wordpress(`// plugin
        add_filter('islands_allow_forms', fn () => true); echo json_encode(apply_filters('wp_kses_allowed_html', [], 'post'));`),
    );

    expect(tags).toMatchObject({
      form: { action: true, 'data-*': true },
      input: { pattern: true },
    });
  });

  it('changes nothing in other contexts', () => {
    expect(filtered('wp_kses_allowed_html', "['b' => []]", ", 'data'")).toEqual({ b: [] });
  });

  const PATH = '/wp-content/plugins/islands-front/dist/';

  it.each([
    ['rocket_exclude_js', `${PATH}(.*).js`],
    ['rocket_exclude_defer_js', `${PATH}(.*).js`],
    ['rocket_delay_js_exclusions', `${PATH}(.*).js`],
    ['rocket_exclude_css', `${PATH}(.*).css`],
    ['rocket_rucss_external_exclusions', PATH],
    ['litespeed_optimize_js_excludes', PATH],
    ['litespeed_optm_js_defer_exc', PATH],
    ['litespeed_optm_gm_js_exc', PATH],
    ['litespeed_optimize_css_excludes', PATH],
    ['sgo_javascript_combine_excluded_external_paths', PATH],
    ['sgo_javascript_combine_exclude', 'islands'],
    ['sgo_js_minify_exclude', 'islands'],
    ['sgo_js_async_exclude', 'islands'],
    ['sgo_css_combine_exclude', 'islands'],
    ['sgo_css_minify_exclude', 'islands'],
  ])('adds to the exclusions of %s', (filter, entry) => {
    expect(filtered(filter, "['theirs']")).toEqual(['theirs', entry]);
  });

  it.each([
    ["'theirs'", `theirs, ${PATH}`],
    ["''", PATH],
    ["['theirs' => '']", { theirs: '', [PATH]: '' }],
  ])('adds to the exclusions of Autoptimize: %s', (value, list) => {
    expect(filtered('autoptimize_filter_js_exclude', value)).toEqual(list);
    if (typeof list === 'string')
      expect(filtered('autoptimize_filter_css_exclude', value)).toBe(list);
  });
});

describe.runIf(hasPhp)('the Drupal module, on stubs', () => {
  it('attaches the library to pages, except those of the administration', () => {
    const pages = JSON.parse(
      drupal(`$seen = []; $pages = [[], []];
        islands_page_attachments($pages[0]); Drupal::$isAdmin = true; islands_page_attachments($pages[1]);
        echo json_encode($pages);`),
    );

    expect(pages).toEqual([{ '#attached': { library: ['islands/islands'] } }, []]);
  });

  it('adds hashes to script and stylesheet, and a version that changes with the files', () => {
    const libraries = JSON.parse(
      drupal(`$libraries = ['islands' => ['version' => '0.1.0',
          'js' => ['dist/islands.js' => ['preprocess' => false, 'attributes' => ['type' => 'module', 'async' => true]]],
          'css' => ['component' => ['dist/islands.css' => ['preprocess' => false]]]]];
        $others = ['islands' => ['version' => '1']];
        islands_library_info_alter($libraries, 'islands'); islands_library_info_alter($others, 'theirs');
        echo json_encode([$libraries, $others]);`),
    );
    const hashed = (integrity: string) => ({ integrity, crossorigin: 'anonymous' });

    expect(libraries).toEqual([
      {
        islands: {
          version: 'zyxwvuts',
          js: {
            'dist/islands.js': {
              preprocess: false,
              attributes: { ...hashed('sha384-zy+/xwvutsrq'), type: 'module', async: true },
            },
          },
          css: {
            component: {
              'dist/islands.css': { preprocess: false, attributes: hashed('sha384-ab+/cdefghij') },
            },
          },
        },
      },
      { islands: { version: '1' } },
    ]);
  });

  it('lists files of its own folder in its library', () => {
    const library = readFileSync(join(MODULE, 'islands.libraries.yml'), 'utf8');

    expect(library).toMatch(
      /dist\/islands\.js:\s*\{.*preprocess: false.*type: module, async: true/,
    );
    expect(library).toMatch(/dist\/islands\.css: .*preprocess: false/);
  });

  it.runIf(hasTwig)('finds the macros in its own namespace, like Drupal', () => {
    const { status, stdout, stderr } = php([
      '-r',
      `
      require 'Twig/autoload.php';
      $files = new Twig\\Loader\\FilesystemLoader(); $files->addPath('${MODULE}/templates', 'islands');
      $page = new Twig\\Loader\\ArrayLoader(['page' => "{% from '@islands/cart-link.html.twig' import cart_link %}{{ cart_link() }}"]);
      echo (new Twig\\Environment(new Twig\\Loader\\ChainLoader([$page, $files])))->render('page');`,
    ]);

    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trim()).toBe('<a data-cart-link href="/panier">Panier</a>');
  });
});

tellSkipped(hasPhp, 'integrations/systems.test.ts', PHP_MISSING);
