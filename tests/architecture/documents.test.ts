/** Files, helpers and documents that developers' documents name must exist. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'integrations/README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/glossary.md',
];
/** Folders that a path in a table may omit. */
const ROOTS = ['', 'src/', 'src/runtime/', 'src/runtime/core/'];

const files = globSync(['{src,islands,tests,tooling,fixtures,integrations,types,docs}/**/*', '*'], {
  dot: false,
});

const exported = new Set(
  files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /^export (?:async )?(?:function\*?|class|const) (\w+)/gm,
      ),
    ])
    .map(([, name = '']) => name),
);

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('links to existing files', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);

    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  });

  it('names existing paths', () => {
    const paths = [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+\/?)`/g)]
      .map(([, path = '']) => path)
      .filter((path) =>
        /^(src|islands|tests|tooling|fixtures|integrations|types|docs|lib|ui|services|runtime)\//.test(
          path,
        ),
      );
    const isThere = (path: string) =>
      ROOTS.some((root) => files.some((file) => file.startsWith(root + path)));

    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('names existing helpers', () => {
    const rows = [...text.matchAll(/^\|.*`(?:lib|ui|services|runtime|tests)\/[\w/-]+`.*$/gm)].join(
      '\n',
    );
    const helpers = [...rows.matchAll(/`<?([a-z]+[A-Z]\w+|[A-Z][a-z]\w+)/g)].map(
      ([, name = '']) => name,
    );

    expect(helpers.filter((name) => !exported.has(name))).toEqual([]);
  });
});

/** An element's name without backticks would become an element of the guide's page. */
it.each(files.filter((file) => file.endsWith('.md')))('%s has tags in code only', (file) => {
  const prose = readFileSync(file, 'utf8').replaceAll(/```.*?```|``.*?``|`[^`\n]*`/gs, '');

  expect(prose.match(/<\/?[a-z][\w-]*[^>]*>/g)).toBeNull();
});
