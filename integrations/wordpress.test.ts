/**
 * Tests the plugin in a real WordPress: posts of editors and their pages, the tags, and the filters for optimisers.
 * `tests/e2e/wordpress.spec.ts` opens such pages in a browser.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mistakesIn } from '../tooling/checker/check.ts';
import { dataOf, outline } from './testing/outline.ts';
import { tellSkipped } from './testing/php.ts';
import { htmlBlock } from './testing/posts.ts';
import {
  hasWordPress,
  phpText,
  startWordPress,
  WORDPRESS_MISSING,
  type WordPress,
} from './testing/wordpress.ts';

/** The examples of the guide, without whole pages. */
const EXAMPLES = Object.fromEntries(
  globSync('docs/examples/*.html')
    .map((file) => [basename(file, '.html'), readFileSync(file, 'utf8').trim()] as const)
    .filter(([, html]) => !html.startsWith('<!doctype')),
);
const FORMS = "add_filter('islands_allow_forms', '__return_true');";
/** Texts and values that formatting, filters or slashes might break. */
const CONFIG = JSON.stringify(
  {
    title: 'L\'« arrêt » d"un jour \\ :) -- 10x10 [gallery] &amp; 👩🏽‍⚕️',
    description: '<p class="a">Un <em>récit</em></p>\n\n<script>1 < 2</script>',
  },
  null,
  2,
);
const hostile = `<div data-player="${CONFIG.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"\n  data-x='a > b'><time datetime="2025">"Oui"</time></div>`;

describe.runIf(hasWordPress)('the plugin, in WordPress', () => {
  let wordpress: WordPress;
  let dist: string;

  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), 'islands-dist-'));
    putManifest(dist);
    wordpress = await startWordPress({ dist });
  }, 60_000);

  afterAll(async () => {
    await wordpress?.stop();
    rmSync(dist, { recursive: true });
  });

  /** Saves posts as the user, and returns the HTML of each on its page, by its name. */
  function shown(
    posts: Record<string, string>,
    user = 'autrice',
    before = '',
  ): Record<string, string> {
    return JSON.parse(
      wordpress.run(`${before}
        $shown = [];
        foreach (json_decode(${phpText(JSON.stringify(posts))}, true) as $name => $content) {
            $post = get_post(save('${user}', $name, $content));
            $shown[$name] = apply_filters('the_content', $post->post_content);
        }
        echo json_encode((object) $shown);`),
    );
  }

  it('keeps every example unchanged in an HTML block', () => {
    const blocks = mapValues(EXAMPLES, htmlBlock);

    const pages = shown(blocks, 'autrice', FORMS);

    expect(Object.keys(pages)).toHaveLength(Object.keys(EXAMPLES).length);
    expect(mapValues(pages, outline)).toEqual(mapValues(EXAMPLES, outline));
  });

  it('keeps roots, parts and config of every example in the classic editor', () => {
    const pages = shown(EXAMPLES, 'autrice', FORMS);

    expect(mapValues(pages, dataOf)).toEqual(mapValues(EXAMPLES, dataOf));
    expect(mapValues(pages, errorsIn)).toEqual(mapValues(EXAMPLES, () => []));
  });

  it.each([
    ['an author', 'autrice'],
    ['an administrator', 'administratrice'],
  ] as const)('keeps HTML in a config that %s saves', (_, user) => {
    const pages = shown({ bloc: htmlBlock(hostile), classique: hostile }, user);

    const [element] = dataOf(hostile);
    expect(JSON.parse(element?.['data-player'] ?? '')).toEqual(JSON.parse(CONFIG));
    expect(outline(pages.bloc ?? '')).toEqual(outline(hostile));
    expect(outline(pages.classique ?? '')).toEqual(outline(hostile));
  });

  it('keeps it in block templates, too', () => {
    const page = wordpress.run(`
      $GLOBALS['_wp_current_template_content'] = ${phpText(htmlBlock(hostile))};
      echo get_the_block_template_html();`);

    expect(dataOf(page)).toEqual(dataOf(hostile));
  });

  it('removes everything that could run code', () => {
    const { post = '' } = shown({
      post: htmlBlock(
        `<div data-cards onclick="a()" data-x="<script>alert(1)</script>" data-y='"><img src=x onerror=alert(1)>'>b</div><script>c()</script><a data-z=">" href="javascript:d()">e</a>`,
      ),
    });

    expect(outline(post)).toEqual([
      `<div data-cards= data-x=<script>alert(1)</script> data-y="><img src=x onerror=alert(1)>`,
      'b',
      'c()',
      '<a data-z=> href=d()',
      'e',
    ]);
  });

  it('prevents buttons and fields of a post from submitting another form', () => {
    const hostile =
      '<button form="commentform" formaction="/x" onclick="a()">b</button><input form="commentform" name="c">';

    const { post = '' } = shown({ post: htmlBlock(hostile) }, 'autrice', FORMS);

    expect(outline(post)).toEqual(outline('<button>b</button><input name="c">'));
  });

  it('removes forms and fields, unless the site allows them', () => {
    const form =
      '<form action="/a" novalidate><input name="b" readonly aria-invalid="true"><fieldset disabled><button formnovalidate>c</button></fieldset></form>';

    const { without = '' } = shown({ without: htmlBlock(form) });
    const { with: kept = '' } = shown({ with: htmlBlock(form) }, 'autrice', FORMS);

    expect(without).not.toMatch(/<(form|input)/);
    expect(outline(kept)).toEqual(outline(form));
  });

  it('adds both tags to a page once, with hashes and versions', async () => {
    wordpress.save('autrice', { essai: htmlBlock('<a data-back-to-top href="#">Haut</a>') });

    const page = await (await fetch(`${wordpress.origin}/essai/`)).text();

    const files = `${wordpress.origin}/wp-content/plugins/islands-front/dist`;
    expect(page.match(/<[^>]*islands\.js[^>]*>/g)).toEqual([
      `<script type="module" async src="${files}/islands.js?ver=zyxwvuts" integrity="sha384-zy+/xwvutsrq" crossorigin="anonymous">`,
    ]);
    expect(page.match(/<[^>]*islands\.css[^>]*>/g)).toEqual([
      `<link integrity="sha384-ab+/cdefghij" crossorigin="anonymous" rel='stylesheet' id='islands-css' href='${files}/islands.css?ver=abcdefgh' media='all' />`,
    ]);
  });

  it('writes preloads, a nonce and the address of another host if the site configures them', () => {
    const head = wordpress.run(`
      define('ISLANDS_URL', 'https://static.exemple.fr/i/');
      add_filter('islands_roots', fn () => ['cards']);
      add_filter('wp_script_attributes', fn ($given) => $given + ['nonce' => 'r4nd']);
      do_action('wp_head');`);

    expect(head).toContain(
      '<link rel="modulepreload" href="https://static.exemple.fr/i/assets/cards-2.js" integrity="sha384-2" crossorigin="anonymous">',
    );
    expect(head).toMatch(
      /src="https:\/\/static\.exemple\.fr\/i\/islands\.js\?ver=zyxwvuts".* nonce="r4nd">/,
    );
  });

  it('keeps the page of a map search in the address, and leaves pages of posts to WordPress', async () => {
    wordpress.save('autrice', { carte: 'Un<!--nextpage-->Deux' });
    const answer = async (query: string) => {
      const { status, headers } = await fetch(`${wordpress.origin}/carte/${query}`, {
        redirect: 'manual',
      });
      return `${status} ${headers.get('location') ?? ''}`.trim();
    };

    expect(await answer('?address=Lyon&page=7')).toBe('200');
    expect(await answer('?type=stand&page=2')).toBe('200');
    expect(await answer('?page=7')).toMatch(/^30\d /);
    expect(await (await fetch(`${wordpress.origin}/carte/2/`)).text()).toContain('Deux');
  });

  it('excludes the bundle through the optimisers’ filters', () => {
    const lists = JSON.parse(
      wordpress.run(`echo json_encode([
        apply_filters('rocket_delay_js_exclusions', ['theirs']),
        apply_filters('litespeed_optm_js_defer_exc', ['theirs']),
        apply_filters('sgo_js_async_exclude', ['theirs']),
        apply_filters('autoptimize_filter_js_exclude', 'theirs'),
      ]);`),
    );

    const path = '/wp-content/plugins/islands-front/dist/';
    expect(lists).toEqual([
      ['theirs', `${path}(.*).js`],
      ['theirs', path],
      ['theirs', 'islands'],
      `theirs, ${path}`,
    ]);
  });

  it('causes no error in the log of WordPress', () => {
    expect(wordpress.complaints()).toEqual([]);
  });
});

function putManifest(dist: string): void {
  const files = {
    'islands.css': { integrity: 'sha384-ab+/cdefghij' },
    'islands.js': { integrity: 'sha384-zy+/xwvutsrq' },
    'assets/cards-2.js': { integrity: 'sha384-2' },
  };
  const roots = { cards: { modulepreload: ['assets/cards-2.js'] } };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ files, roots }));
}

/** Returns the errors that the checker finds. */
function errorsIn(source: string): unknown[] {
  return mistakesIn({ path: 'page.html', source }).filter(({ level }) => level === 'error');
}

function mapValues<Value>(
  record: Readonly<Record<string, string>>,
  change: (value: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

tellSkipped(hasWordPress, 'integrations/wordpress.test.ts', WORDPRESS_MISSING);
