/** Tests the plugin in html-validate itself. */
import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import plugin from './html-validate.ts';

const GOOD = readFileSync('tooling/checker/samples/page.html', 'utf8');

async function told(source: string, rules = {}): Promise<readonly string[]> {
  const loader = new StaticConfigLoader({
    plugins: [plugin],
    extends: ['islands:recommended'],
    /** Without this rule, html-validate 10.17 crashes at every comment that turns a rule off. */
    rules: { 'no-unused-disable': 'error', ...rules },
  });
  const report = await new HtmlValidate(loader).validateString(source, 'page.html');
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, size, ruleId, severity, message }) =>
        `${line}:${column}+${size} ${ruleId} ${severity} ${message}`,
    ),
  );
}

describe('html-validate with the plugin', () => {
  it('reports nothing in a good page', async () => {
    expect(await told(GOOD)).toEqual([]);
  });

  it('reports each mistake at its place', async () => {
    const bad = GOOD.replace('section data-cards=', 'section data-crads=').replace(
      'data-modal-open="partenaires"',
      'data-modal-open="partenaire"',
    );

    expect(await told(bad)).toEqual([
      '10:10+56 islands/misspelt-name 2 expected data-cards, found data-crads: write data-cards',
      '22:37+28 islands/trigger-without-target 2 expected data-modal-open to be the id of an element with data-modal, found "partenaire": write "partenaires"',
    ]);
  });

  it('respects rules that are off, globally or at a place', async () => {
    const bad = '<p>Texte</p>\n<div data-crads></div>\n<i data-crads></i>';
    const comment = '<!-- [html-validate-disable-next islands/misspelt-name] -->';

    expect(await told(bad)).toHaveLength(2);
    expect(await told(bad, { 'islands/misspelt-name': 'off' })).toEqual([]);
    expect(await told(bad.replace('<div', `${comment}<div`))).toEqual([
      '3:4+10 islands/misspelt-name 2 expected data-cards, found data-crads: write data-cards',
    ]);
  });
});
