/** The page on checking says what the checker does. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';
import { CHECKED } from './languages.ts';
import { HELP } from './options.ts';
import { asText } from './output/text.ts';
import { RULES } from './rule-names.ts';

const page = readFileSync('docs/checking.md', 'utf8');

it('names every rule', () => {
  const named = [...page.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);

  expect(RULES.filter((rule) => !named.includes(rule))).toEqual([]);
});

it('names every option', () => {
  const options = HELP.match(/--[a-z]+/g) ?? [];

  expect(options.filter((option) => !page.includes(option))).toEqual([]);
});

it('names the files that a folder is searched for', () => {
  const [, list = ''] = /ends in\n(.+?), but nothing/s.exec(page) ?? [];
  const endings = [...list.matchAll(/`(\.\w+)`/g)].map(([, ending]) => ending);

  expect(endings).toHaveLength(11);
  expect(endings.filter((ending) => !CHECKED.test(`a${ending}`))).toEqual([]);
});

it('shows what the command prints', () => {
  const path = 'templates/tips.html.twig';
  const source = `${'\n'.repeat(11)}<section data-cards='{"first":6,}'>{{ list }}</section>`;
  const report = { checked: [{ path, mistakes: mistakesIn({ path, source }) }], unread: [] };

  expect(page).toContain(
    `\`\`\`\n${asText(report, { hasColours: false }).replace('{{ list }}</section>', '')}\`\`\`\n`,
  );
});
