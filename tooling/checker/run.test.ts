/** Tests the command with a terminal and with machines. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'islands-check-'));
const path = (name: string) => join(folder, name);
const BAD = `<p>Texte</p>\n<div class="a" data-crads='{"first":3}'></div>\n`;
const server = createServer((request, response) => {
  const [status, type] = { '/page': [200, 'text/html'], '/image': [200, 'image/png'] }[
    request.url ?? ''
  ] ?? [404, 'text/html'];
  response.writeHead(Number(status), { 'content-type': `${type}` }).end(BAD);
});
let address = '';

beforeAll(async () => {
  mkdirSync(path('pages/vendor'), { recursive: true });
  writeFileSync(path('good.html'), '<p>Texte</p>');
  writeFileSync(path('bad.html'), BAD);
  writeFileSync(path('warned.html'), '<a data-app-link data-href-ios="/a">Texte</a>');
  writeFileSync(path('pages/one.html.twig'), `{# a #}\n${BAD}${BAD}`);
  writeFileSync(path('pages/vendor/other.html'), BAD);
  writeFileSync(path('pages/notes.txt'), BAD);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  address = typeof place === 'object' ? `http://127.0.0.1:${place?.port}` : '';
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function check(words: readonly string[], { isTTY = false, hasColours = false } = {}) {
  let [out, side] = ['', ''];
  const status = await run(words, {
    out: { write: (text) => (out += text) },
    side: { write: (text) => (side += text), isTTY },
    version: '1.2.3',
    hasColours,
  });
  return { status, out: out.replaceAll(folder, ''), side: side.replaceAll(folder, '') };
}

it('the exit code of a page without mistakes is 0', async () => {
  expect(await check([path('good.html')])).toEqual({
    status: 0,
    out: 'no mistakes in 1 source\n',
    side: '',
  });
});

it('a mistake is shown at its place, with advice, and the exit code is 1', async () => {
  expect(await check([path('bad.html')])).toEqual({
    status: 1,
    out: `/bad.html:2:16  error  misspelt-name
     2 | <div class="a" data-crads='{"first":3}'></div>
       |                ^^^^^^^^^^^^^^^^^^^^^^^^
  Expected data-cards; found data-crads.
  Write data-cards.

1 error, 0 warnings in 1 source
`,
    side: '',
  });
});

it('further mistakes of the same kind are listed in one line', async () => {
  const { out } = await check([path('pages')]);

  expect(out).toContain('/pages/one.html.twig:3:16  error');
  expect(out).toContain('  1 more time, in line 5\n');
  expect(out).toContain('2 errors, 0 warnings in 1 source');
});

it('with --strict, a warning makes the exit code 1', async () => {
  expect((await check([path('warned.html')])).status).toBe(0);
  expect((await check(['--strict', path('warned.html')])).status).toBe(1);
});

describe('--rule', () => {
  it('turns a rule off', async () => {
    expect(await check(['--rule', 'misspelt-name:off', path('bad.html')])).toMatchObject({
      status: 0,
      out: 'no mistakes in 1 source\n',
    });
  });

  it('makes errors of warnings, and warnings of errors', async () => {
    const { status, out } = await check(['--rule', 'misspelt-name:warn', path('bad.html')]);

    expect(status).toBe(0);
    expect(out).toContain('0 errors, 1 warning in 1 source');
    expect((await check(['--rule=link-without-address:error', path('warned.html')])).status).toBe(
      1,
    );
  });

  it('may be given once for each rule', async () => {
    const off = ['--rule', 'misspelt-name:off', '--rule', 'link-without-address:off', '--strict'];

    expect((await check([...off, path('bad.html'), path('warned.html')])).status).toBe(0);
  });
});

it('a page is requested by its address', async () => {
  const { status, out } = await check([`${address}/page`]);

  expect(status).toBe(1);
  expect(out).toContain(`${address}/page:2:16  error  misspelt-name`);
});

it.each([
  ['an address that is not there', '/none', 'the server answered 404'],
  ['an address of something else', '/image', 'the server answered with image/png'],
])('%s ends with 2', async (_, place, reason) => {
  const { status, out } = await check([`${address}${place}`, path('good.html')]);

  expect(status).toBe(2);
  expect(out).toBe(
    `${address}${place}: ${reason}\n\nno mistakes in 1 source; 1 could not be read\n`,
  );
});

it.each([
  [['missing.html'], /no such file/],
  [[], /expected files, folders or addresses/],
  [
    ['--format', 'xml', 'a.html'],
    /expected --format to be one of text, json, sarif, github, found "xml"/,
  ],
  [['--template', 'jsp', 'a.html'], /expected --template to be one of html, twig/],
  [['--rule', 'modal-hiden:off', 'a.html'], /found "modal-hiden": write modal-hidden/],
  [['--rule', 'everything:off', 'a.html'], /found "everything": use the name that a message/],
  [
    ['--rule', 'config', 'a.html'],
    /expected --rule config:… to be one of off, warn, error, found ""/,
  ],
  [
    ['--rule', 'config:on', 'a.html'],
    /expected --rule config:… to be one of off, warn, error, found "on"/,
  ],
  [['--colour'], /Unknown option '--colour'/],
])('%j can’t be understood, and ends with 2', async (words, reason) => {
  const { status, out, side } = await check(words);

  expect([status, out]).toEqual([2, '']);
  expect(side).toMatch(reason);
});

it('the exit code of a folder without pages is 2', async () => {
  mkdirSync(path('empty'), { recursive: true });

  expect(await check([path('empty')])).toMatchObject({
    status: 2,
    side: 'islands-check: found no files to check: name files, or folders with templates\n',
  });
});

it('prints its help and its version', async () => {
  expect((await check(['--help'])).out).toContain('islands-check [options] FILES | FOLDERS | URLS');
  expect(await check(['--version'])).toEqual({ status: 0, out: '1.2.3\n', side: '' });
});

it('JSON has all data', async () => {
  const { out } = await check(['--json', path('bad.html')]);

  expect(JSON.parse(out)).toEqual({
    totals: { sources: 1, errors: 1, warnings: 0 },
    checked: [
      {
        path: '/bad.html',
        mistakes: [
          {
            rule: 'misspelt-name',
            level: 'error',
            expected: 'data-cards',
            found: 'data-crads',
            advice: 'write data-cards',
            offset: 28,
            start: { line: 2, column: 16 },
            end: { line: 2, column: 40 },
            excerpt: `<div class="a" data-crads='{"first":3}'></div>`,
          },
        ],
      },
    ],
    unread: [],
  });
});

it('SARIF has the rule, the file and the region', async () => {
  const { out } = await check(['--format', 'sarif', path('bad.html')]);
  const { version, runs } = JSON.parse(out);
  const [{ tool, results }] = runs;

  expect(version).toBe('2.1.0');
  expect(results).toMatchObject([
    {
      ruleId: 'misspelt-name',
      level: 'error',
      message: { text: 'expected data-cards, found data-crads: write data-cards' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: '/bad.html' },
            region: { startLine: 2, startColumn: 16, endLine: 2, endColumn: 40 },
          },
        },
      ],
    },
  ]);
  expect(tool.driver.rules[results[0].ruleIndex].id).toBe('misspelt-name');
});

it('GitHub annotations have the line', async () => {
  const { out } = await check(['--format', 'github', path('bad.html')]);

  expect(out).toBe(
    '::error file=/bad.html,line=2,col=16,endLine=2,title=islands-check%3A misspelt-name::expected data-cards, found data-crads: write data-cards\n',
  );
});

it('progress is only written to a terminal', async () => {
  const { side } = await check([path('bad.html')], { isTTY: true });

  expect(side).toBe('\r\x1b[Kchecked 0 of 1\r\x1b[K');
});

it('colours are only used in a terminal', async () => {
  expect((await check([path('bad.html')], { hasColours: true })).out).toContain('\x1b[31merror');
  expect((await check([path('bad.html')])).out).not.toContain('\x1b[');
});
