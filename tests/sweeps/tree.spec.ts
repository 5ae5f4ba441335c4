/**
 * Each example of the guide, as it is given to those who don't see it: the names and the order of its accessibility tree in each
 * state, as `tree/` keeps them, the way of the Tab key, and HTML that is valid with all that a root has added. Where a tree is to
 * change: `npx playwright test tests/sweeps/tree.spec.ts -u`.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { listExamples } from '../../fixtures/site/examples.ts';
import { chrome } from '../e2e/examples/chrome.ts';
import { content } from '../e2e/examples/content.ts';
import type { Examples } from '../e2e/examples/example.ts';
import { type TreeReader, treeReader } from './accessibility-tree.ts';
import { disorderIn, walk } from './tab-stops.ts';
import { type Heard, listenTo } from './test.ts';
import { isWaiting, READY, STATES } from './tree-states.ts';
import { settled, visit } from './visit.ts';

/** The windows and telephones that some examples need to be seen at work. */
const told: Examples = { ...content, ...chrome };
/** Results name the days of events, and those that are over. */
const TODAY = '2026-11-02';
const SERVER = { fixture_structures: '3', fixture_today: TODAY };

/** Examples that take back what only a layout needs, and why. */
const ADAPTS: Readonly<Record<string, string>> = {
  'back-to-top': 'the page is no longer high',
  paddles: 'the whole row is in view',
  'read-more': 'the whole text is in view',
  slider: 'all slides are in view',
  testimonials: 'all stories are in view',
};

for (const name of await listExamples())
  test.describe(`data-${rootOf(name)}, as the guide shows it in ${name}`, () => {
    /** One after another, in one page. */
    test.describe.configure({ mode: 'default' });
    test.use({ ...told[name]?.use, contextOptions: { reducedMotion: 'reduce' } });
    const address = `/examples/${name}`;
    let page: Page;
    let heard: Heard;
    let treeOf: TreeReader;
    let withoutScript = '';

    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage();
      heard = listenTo(page);
      const cookies = Object.entries(SERVER).map(([key, value]) => ({ name: key, value }));
      await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: `${baseURL}` })));
      if (name.startsWith('map-search')) await page.clock.setFixedTime(`${TODAY}T10:00:00`);
      treeOf = await treeReader(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.goto(address);
      withoutScript = await treeOf();
      await session.send('Emulation.setScriptExecutionDisabled', { value: false });
      await visit(page, address, heard);
      await READY[name]?.(page);
    });
    test.afterAll(() => page.close());

    test('is valid HTML once it is alive', async () => {
      expect(await mistakesIn(await page.content())).toEqual([]);
    });

    test('gives its names in their order, in each state', async () => {
      const kept = await keptTrees(test.info().snapshotPath('tree', `${name}.yml`));
      const trees = [
        ['without script', withoutScript],
        ['alive', await treeOf(kept.get('alive'))],
      ];
      for (const [state, come] of Object.entries(STATES[name] ?? {})) {
        await come(page);
        if (!isWaiting(page)) await settled(page, heard);
        trees.push([state, await treeOf(kept.get(state))]);
      }

      expect(trees.map(([state, tree]) => `${state}:\n${tree}\n`).join('\n')).toMatchSnapshot([
        'tree',
        `${name}.yml`,
      ]);
    });

    if (!(name in ADAPTS))
      test('keeps its words and their order without stylesheets', async () => {
        const before = wordsIn(await treeOf());
        await page.evaluate(turnStyles, false);
        const after = wordsIn(await treeOf());
        await page.evaluate(turnStyles, true);

        expect(before.length).toBeGreaterThan(0);
        expect(keptOf(before, after)).toEqual(before);
      });

    test('leads the Tab key through in its order, each stop seen with its ring, and out again', async () => {
      const stops = await walk(page);

      expect(disorderIn(stops)).toEqual([]);
      expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
    });
  });

/** The trees of a file in `tree/`, by their states. None where there is no such file yet. */
async function keptTrees(file: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Map(text.trimEnd().split('\n\n').map(stateAndTree));
}

function stateAndTree(section: string): [string, string] {
  const [head = '', ...tree] = section.split('\n');
  return [head.replace(/:$/, ''), tree.join('\n')];
}

/** The first page of the guide shows cards. */
function rootOf(example: string): string {
  return example === 'start' ? 'cards' : example.replace(/-full$/, '');
}

/** In the page: without its styles, or with them. */
function turnStyles(areOn: boolean): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    sheet.disabled = !areOn;
}

/** Roles, names and texts, without what is heard of their states, and without the blanks that a layout makes. */
function wordsIn(tree: string): readonly string[] {
  return tree.split('\n').map((line) => line.replaceAll(/ \[.*?\]|:$|\s/g, ''));
}

/** Of some lines, those that are found among others in the same order. */
function keptOf(lines: readonly string[], others: readonly string[]): readonly string[] {
  let from = 0;
  return lines.filter((line) => {
    const at = others.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at >= 0;
  });
}

const html = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

async function mistakesIn(markup: string): Promise<readonly string[]> {
  const { results } = await html.validateString(markup);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`,
    ),
  );
}
