/** The page on checking describes what the checker does. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';
import { CHECKED } from './languages.ts';
import { HELP } from './options.ts';
import { asText } from './output/text.ts';
import { RULES } from './rule-names.ts';

const page = readFileSync('docs/checking.md', 'utf8');

it('lists every rule', () => {
  const named = [...page.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);

  expect(RULES.filter((rule) => !named.includes(rule))).toEqual([]);
});

it('lists every option', () => {
  const options = HELP.match(/--[a-z]+/g) ?? [];

  expect(options.filter((option) => !page.includes(option))).toEqual([]);
});

it('lists the endings of files that are checked in a folder', () => {
  const [, list = ''] = /ends in\n(.+?), except in/s.exec(page) ?? [];
  const endings = [...list.matchAll(/`(\.\w+)`/g)].map(([, ending]) => ending);

  expect(endings).toHaveLength(11);
  expect(endings.filter((ending) => !CHECKED.test(`a${ending}`))).toEqual([]);
});

it('shows the output of the command', () => {
  const path = 'templates/tips.html.twig';
  const source = `${'\n'.repeat(11)}<section data-cards='{"first":6,}'>{{ list }}</section>`;
  const report = { checked: [{ path, mistakes: mistakesIn({ path, source }) }], unread: [] };

  expect(page).toContain(
    `\`\`\`\n${asText(report, { hasColours: false }).replace('{{ list }}</section>', '')}\`\`\`\n`,
  );
});
