/**
 * Tests each example of the guide without sight: its accessibility tree in each state is the one in `tree/`, Tab moves through
 * it in order, and its HTML is valid with everything that a root adds. To accept a changed tree, run
 * `npx playwright test tests/sweeps/tree.spec.ts -u`.
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
import { listenTo, type PageLog } from './test.ts';
import { isWaiting, READY, STATES } from './tree-states.ts';
import { settled, visit } from './visit.ts';

/** The viewports and user agents that some examples need. */
const examples: Examples = { ...content, ...chrome };
/** Fixed, because results contain the dates of events and mark past ones. */
const TODAY = '2026-11-02';
const SERVER = { fixture_structures: '3', fixture_today: TODAY };

/** Examples that change without stylesheets, with the reason. */
const ADAPTS: Readonly<Record<string, string>> = {
  'back-to-top': 'the page is too short to scroll',
  paddles: 'the whole row is visible',
  'read-more': 'the whole text is visible',
  slider: 'all slides are visible',
  testimonials: 'all stories are visible',
};

for (const name of await listExamples())
  test.describe(`data-${rootOf(name)}, in the example ${name}`, () => {
    /** The tests run one after another in one page. */
    test.describe.configure({ mode: 'default' });
    test.use({ ...examples[name]?.use, contextOptions: { reducedMotion: 'reduce' } });
    const address = `/examples/${name}`;
    let page: Page;
    let pageLog: PageLog;
    let treeOf: TreeReader;
    let withoutScript = '';

    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage();
      pageLog = listenTo(page);
      const cookies = Object.entries(SERVER).map(([key, value]) => ({ name: key, value }));
      await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: `${baseURL}` })));
      if (name.startsWith('map-search')) await page.clock.setFixedTime(`${TODAY}T10:00:00`);
      treeOf = await treeReader(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.goto(address);
      withoutScript = await treeOf();
      await session.send('Emulation.setScriptExecutionDisabled', { value: false });
      await visit(page, address, pageLog);
      await READY[name]?.(page);
    });
    test.afterAll(() => page.close());

    test('is valid HTML after its mount', async () => {
      expect(await mistakesIn(await page.content())).toEqual([]);
    });

    test('has the expected accessibility tree in each state', async () => {
      const stored = await storedTrees(test.info().snapshotPath('tree', `${name}.yml`));
      const trees = [
        ['without script', withoutScript],
        ['mounted', await treeOf(stored.get('mounted'))],
      ];
      for (const [state, step] of Object.entries(STATES[name] ?? {})) {
        await step(page);
        if (!isWaiting(page)) await settled(page, pageLog);
        trees.push([state, await treeOf(stored.get(state))]);
      }

      expect(trees.map(([state, tree]) => `${state}:\n${tree}\n`).join('\n')).toMatchSnapshot([
        'tree',
        `${name}.yml`,
      ]);
    });

    if (!(name in ADAPTS))
      test('has the same words in the same order without stylesheets', async () => {
        const before = wordsIn(await treeOf());
        await page.evaluate(turnStyles, false);
        const after = wordsIn(await treeOf());
        await page.evaluate(turnStyles, true);

        expect(before.length).toBeGreaterThan(0);
        expect(linesInOrder(before, after)).toEqual(before);
      });

    test('lets Tab move through it in order, with a visible focus ring, and out again', async () => {
      const stops = await walk(page);

      expect(disorderIn(stops)).toEqual([]);
      expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
    });
  });

/** Returns the trees of a file in `tree/`, by state. Empty if the file doesn't exist yet. */
async function storedTrees(file: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Map(text.trimEnd().split('\n\n').map(stateAndTree));
}

function stateAndTree(section: string): [string, string] {
  const [head = '', ...tree] = section.split('\n');
  return [head.replace(/:$/, ''), tree.join('\n')];
}

/** Returns the name of the example's root. The first page of the guide, `start`, shows cards. */
function rootOf(example: string): string {
  return example === 'start' ? 'cards' : example.replace(/-full$/, '');
}

/** Runs in the page: turns all stylesheets on or off. */
function turnStyles(areOn: boolean): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    sheet.disabled = !areOn;
}

/** Returns roles, names and texts, without states and without spaces, which depend on the layout. */
function wordsIn(tree: string): readonly string[] {
  return tree.split('\n').map((line) => line.replaceAll(/ \[.*?\]|:$|\s/g, ''));
}

/** Returns the lines that are also in `others`, in the same order. */
function linesInOrder(lines: readonly string[], others: readonly string[]): readonly string[] {
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
