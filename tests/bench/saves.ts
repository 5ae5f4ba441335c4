/** `npm run bench -- saves`: measures the time from a save under `npm start` to its effect in the open page. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS } from '../browser.ts';
import { DevelopmentCopy } from '../e2e/development-copy.ts';
import { median } from './measure.ts';

const ROUNDS = 3;
/** The limit for a view, in ms. */
const LIMIT = 1000;

interface Save {
  readonly what: string;
  readonly page: string;
  readonly rounds?: number;
  /** Actions of a visitor before the save. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Changes a file. `sign` is a name, and differs at each save. */
  readonly save: (copy: DevelopmentCopy, sign: string, last: string) => void;
  /** Runs in the page in each frame: returns whether the page shows the sign. */
  readonly shows: (sign: string) => boolean;
}

const saves: readonly Save[] = [
  {
    what: 'the view of an island',
    page: '/cards',
    prepare: (page) => page.locator('#toutes [data-cards-part=more]').click(),
    save: (copy, sign, last) =>
      copy.replace(
        'islands/cards/view.tsx',
        last ? `'${last}'` : 'texts.shown(shown.length, matching)',
        `'${sign}'`,
      ),
    shows: (sign) => document.querySelector('#toutes [role=status]')?.textContent === sign,
  },
  {
    what: 'another file of an island',
    page: '/cards',
    save: (copy, sign) => copy.append('islands/cards/effects.ts', `\n// ${sign}\n`),
    shows: () => Reflect.get(window, 'hasMounted') === true,
  },
  {
    what: 'a behaviour',
    page: '/password',
    save: (copy, sign) => copy.append('src/behaviours/password/behaviour.ts', `\n// ${sign}\n`),
    shows: () => Reflect.get(window, 'hasMounted') === true,
  },
  {
    what: 'styles of the bundle',
    page: '/cards',
    save: (copy, sign) => copy.append('src/styles/base.css', `\nbody { --saved: ${sign} }\n`),
    shows: (sign) => getComputedStyle(document.body).getPropertyValue('--saved').trim() === sign,
  },
  {
    what: 'styles of the theme',
    page: '/cards',
    save: (copy, sign) => copy.append('fixtures/theme/theme.css', `\nbody { --theme: ${sign} }\n`),
    shows: (sign) => getComputedStyle(document.body).getPropertyValue('--theme').trim() === sign,
  },
  {
    what: 'a page',
    page: '/cards',
    save: (copy, sign) =>
      copy.replace('fixtures/pages/cards.html', '</main>', `<i id="${sign}"></i></main>`),
    shows: (sign) => Boolean(document.getElementById(sign)),
  },
  {
    what: 'a template',
    page: '/cards',
    save: (copy, sign) =>
      copy.replace('fixtures/templates/header.html', '</header>', `<i id="${sign}"></i></header>`),
    shows: (sign) => Boolean(document.getElementById(sign)),
  },
  {
    what: 'a contract',
    page: '/timeline',
    save: (copy, sign) => copy.append('src/behaviours/timeline/contract.ts', `\n// ${sign}\n`),
    shows: () =>
      !Reflect.has(window, 'isOld') &&
      document.querySelector('[data-timeline-state="mounted"]') !== null,
  },
  {
    what: 'a mistake of syntax',
    page: '/cards',
    // Only one round, because the broken file breaks all later saves.
    rounds: 1,
    save: (copy, sign) => copy.append('islands/cards/texts.ts', `\nexport const ${sign} = (;\n`),
    shows: () => document.querySelector('vite-error-overlay') !== null,
  },
];

/** Prints a table. Returns false if a view exceeds its limit. */
export async function benchSaves(executablePath: string): Promise<boolean> {
  const copy = await DevelopmentCopy.start('bench-saves');
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  let slowest = 0;
  try {
    console.log('\nFrom a save to its effect, ms, median of', ROUNDS);
    for (const one of saves) {
      const times = await measure(browser, copy, one);
      console.log(`${one.what.padEnd(28)}${median(times).toFixed(0).padStart(6)}`);
      if (one === saves[0]) slowest = median(times);
    }
  } finally {
    await browser.close();
    copy.stop();
  }
  console.log(`a view: at most ${LIMIT} ms: ${slowest <= LIMIT ? 'passed' : 'failed'}`);
  return slowest <= LIMIT;
}

let count = 0;

async function measure(browser: Browser, copy: DevelopmentCopy, one: Save): Promise<number[]> {
  const page = await browser.newPage();
  const times: number[] = [];
  let last = '';
  for (let round = 1; round <= (one.rounds ?? ROUNDS); round += 1) {
    await open(page, copy.origin + one.page);
    await one.prepare?.(page);
    count += 1;
    const sign = `saved${count}`;
    const began = performance.now();
    one.save(copy, sign, last);
    await page.waitForFunction(one.shows, sign, { polling: 'raf' });
    times.push(performance.now() - began);
    last = sign;
  }
  await page.close();
  return times;
}

/** Opens a page, waits until its first root is mounted, and records when it mounts again. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const name = new URL(address).pathname.slice(1);
  await page.waitForFunction((kind) => {
    const root = document.querySelector(`[data-${kind}]`);
    return root?.matches(`[data-${kind}-state=mounted], [data-island-state=mounted]`);
  }, name);
  await page.evaluate((kind) => {
    Object.assign(window, { isOld: true });
    document
      .querySelector(`[data-${kind}]`)
      ?.addEventListener('island:mounted', () => Object.assign(window, { hasMounted: true }));
  }, name);
}
