/** The guide is complete for integrators, its HTML has no mistakes, and its links work. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../src/runtime/contract.ts';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { mistakesIn } from '../../tooling/checker/check.ts';
import { headingOf } from '../../tooling/docs/contract-page.ts';
import { idOf } from '../../tooling/docs/heading-ids.ts';

const pages = readdirSync('docs')
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ path: join('docs', file), text: readFileSync(join('docs', file), 'utf8') }));
const contracts = await readContracts();
const [, ...sections] = textOf('docs/contract.md').split(/^## /m);

function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}

/** Returns the section of a root, without its examples. */
function sectionOf(contract: Contract): string {
  const section = sections.find((one) => one.startsWith(`${headingOf(contract)}\n`)) ?? '';
  return section.replaceAll(/```html.*?```/gs, '');
}

function blocksOf(text: string, language: string): readonly string[] {
  return [...text.matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms)].flatMap(([, kind, code = '']) =>
    kind === language ? [code] : [],
  );
}

function withoutBlocks(text: string): string {
  return text.replaceAll(/^ *```.*?^ *```$/gms, '');
}

/** Removes code, whose brackets are not links. */
function proseOf(text: string): string {
  return withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '``');
}

describe.each(contracts)('the section of data-$name', (contract) => {
  const section = sectionOf(contract);
  const { name, parts = {}, attributes = {}, events = {}, hooks = {}, page } = contract;

  it.each([
    ['part', parts],
    ['attribute', attributes],
    ['event', events],
    ['hook', hooks],
  ])('names every %s', (_, told) => {
    const missing = Object.keys(told).filter((one) => !section.includes(`| \`${one}\``));

    expect(missing).toEqual([]);
  });

  it('says what works without the script, or which example shows it', () => {
    if (page) return;

    expect(section).toMatch(
      name.endsWith('-open') ? /See the example of \[/ : /^\*\*Without script\.\*\* /m,
    );
  });
});

describe('the start', () => {
  const start = textOf('docs/start.md');

  it('lists the islands', () => {
    const listed = /Islands are (.*?); all others/s.exec(start)?.[1] ?? '';
    const names = [...listed.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);

    expect(names.sort()).toEqual(
      contracts
        .filter(({ kind }) => kind === 'island')
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(['data-when', 'data-island-state', '-part', 'islands-base', 'islands-debug'])(
    'explains %s',
    (word) => {
      expect(withoutBlocks(start)).toContain(word);
    },
  );
});

/** The file endings of templates. */
const ENDINGS: Readonly<Record<string, string>> = { twig: 'html.twig', blade: 'blade.php' };

describe.each(pages)('$path', ({ path, text }) => {
  it.each(['html', 'twig', 'php', 'blade'])('has no mistake in its %s', (language) => {
    const found = blocksOf(text, language).flatMap((source) =>
      mistakesIn({ path: `block.${ENDINGS[language] ?? language}`, source }),
    );

    expect(found).toEqual([]);
  });

  it('has valid JSON', () => {
    for (const json of blocksOf(text, 'json')) expect(() => JSON.parse(json)).not.toThrow();
  });

  it('links to existing pages and headings', () => {
    const addresses = [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !/^https?:/.test(address));

    expect(addresses.filter((address) => !isThere(path, address))).toEqual([]);
  });
});

function isThere(from: string, address: string): boolean {
  const [file = '', id] = address.split('#');
  const target = file ? join(dirname(from), file) : from;
  if (!existsSync(target)) return false;
  return !id || headingsOf(textOf(target)).includes(id);
}

function headingsOf(text: string): readonly string[] {
  return [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => idOf(heading));
}
