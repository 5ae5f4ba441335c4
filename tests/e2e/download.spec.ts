import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

const link = (page: Page, name: RegExp) => page.locator('main').getByRole('link', { name });
const guide = (page: Page) => link(page, /Télécharger le guide/);

const GUIDE = {
  name: 'guide-j-arrete.pdf::conseils',
  chapter1: 'telechargement_pdf',
  level2: 2,
  type: 'download',
};

async function open(page: Page, address = '/download'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-download]:not([data-download-state="mounted"])')).toHaveCount(0);
}

/** Adds an analytics tag to the page. Its calls are kept across pages. */
async function withTag(page: Page, how: 'now' | 'throwing' | 'piano' = 'now'): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.exposeFunction('record', (event: unknown) => void sent.push(event));
  await page.addInitScript((kind) => {
    const record = (event: unknown) => {
      Reflect.apply(Reflect.get(window, 'record'), window, [event]);
      if (kind === 'throwing') throw new Error('blocked');
    };
    if (kind === 'piano')
      Object.assign(window, {
        pa: { sendEvent: (name: string, of: object) => record({ name, of }) },
      });
    else Object.assign(window, { tag: { click: { send: record } } });
  }, how);
  return sent;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the file downloads', async ({ page }) => {
    await page.goto('/download');

    const download = page.waitForEvent('download');
    await guide(page).click();

    expect((await download).suggestedFilename()).toBe('guide-j-arrete.pdf');
  });
});

test.describe('a download', () => {
  test('is counted once, and downloads', async ({ page }) => {
    const sent = await withTag(page);
    await open(page);

    const download = page.waitForEvent('download');
    await guide(page).click();

    expect((await download).suggestedFilename()).toBe('guide-j-arrete.pdf');
    await expect.poll(() => sent).toEqual([GUIDE]);
  });

  test('by keyboard is counted like one by mouse', async ({ page }) => {
    const sent = await withTag(page);
    await open(page);

    const download = page.waitForEvent('download');
    await guide(page).press('Enter');

    await download;
    await expect.poll(() => sent).toEqual([GUIDE]);
  });

  test('that replaces the page is counted before', async ({ page }) => {
    const sent = await withTag(page);
    await open(page);

    await link(page, /calendrier/).click();

    await expect(page).toHaveURL('/media/calendrier.svg');
    expect(sent).toEqual([{ name: 'calendrier.svg', level2: 2, type: 'download' }]);
  });

  test('by a button submits its form', async ({ page }) => {
    const sent = await withTag(page);
    await open(page);

    const request = page.waitForRequest('**/guide-j-arrete.pdf?');
    await page.getByRole('button', { name: 'Recevoir le guide' }).click();

    await request;
    await expect.poll(() => sent).toEqual([{ ...GUIDE, name: 'guide-j-arrete.PDF::formulaire' }]);
  });

  for (const { how, click } of [
    { how: 'with Control', click: { modifiers: ['Control' as const] } },
    { how: 'with the middle button', click: { button: 'middle' as const } },
  ]) {
    test(`${how} opens a new tab, and is counted once`, async ({ page, context }) => {
      const sent = await withTag(page);
      await open(page);

      const tab = context.waitForEvent('page');
      await link(page, /calendrier/).click(click);

      await tab;
      await expect(page).toHaveURL('/download');
      await expect.poll(() => sent).toHaveLength(1);
    });
  }

  test('is not counted for the right button', async ({ page }) => {
    const sent = await withTag(page);
    await open(page);

    await guide(page).click({ button: 'right' });
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await guide(page).click();

    await download;
    await expect.poll(() => sent).toEqual([GUIDE]);
  });

  test('without a name is counted under the file name in its address', async ({
    page,
    context,
  }) => {
    const sent = await withTag(page);
    await open(page);

    const tab = context.waitForEvent('page');
    await link(page, /Ouvrir le guide/).click();

    await tab;
    await expect.poll(() => sent).toEqual([GUIDE]);
  });

  test('of a link that was inserted later is counted', async ({ page }) => {
    const sent = await withTag(page);
    await open(page);
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'beforeend',
          '<a data-download data-download-file="kit.zip" href="#kit">Le kit</a>',
        ),
    );

    await link(page, /Le kit/).click();

    await expect.poll(() => sent).toEqual([{ name: 'kit.zip', level2: 2, type: 'download' }]);
  });

  test('that is clicked before the script is ready is counted later', async ({ page }) => {
    const sent = await withTag(page);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/site-*.js', async (route) => {
      await gate;
      await route.continue();
    });
    /* Firefox delays `load` until the static imports of a chunk have loaded. */
    await page.goto('/download', { waitUntil: 'commit' });
    await expect(guide(page)).toHaveAttribute('data-download-state', /waiting|loading/);

    const download = page.waitForEvent('download');
    await guide(page).click();
    await download;
    expect(sent).toEqual([]);
    release();

    await expect.poll(() => sent).toEqual([GUIDE]);
  });
});

test.describe('the analytics tag', () => {
  test('may be missing: the file downloads, and nothing is sent', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await open(page);

    const download = page.waitForEvent('download');
    await guide(page).click();

    await download;
    expect(messages).toEqual([]);
  });

  test('may load later: waiting downloads are sent then', async ({ page }) => {
    await open(page);
    for (let click = 0; click < 2; click += 1) {
      const download = page.waitForEvent('download');
      await guide(page).click();
      await download;
    }

    await page.evaluate(() => {
      const sent: unknown[] = [];
      Object.assign(window, {
        sent,
        tag: { click: { send: (event: unknown) => sent.push(event) } },
      });
    });

    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'sent')))
      .toEqual([GUIDE, GUIDE]);
  });

  test('may throw: the file downloads, and the next click is sent', async ({ page }) => {
    const crashes: Error[] = [];
    page.on('pageerror', (error) => crashes.push(error));
    const sent = await withTag(page, 'throwing');
    await open(page);

    for (let click = 0; click < 2; click += 1) {
      const download = page.waitForEvent('download');
      await guide(page).click();
      await download;
    }

    await expect.poll(() => sent).toEqual([GUIDE, GUIDE]);
    expect(crashes).toEqual([]);
  });

  test('may be Piano Analytics', async ({ page }) => {
    const sent = await withTag(page, 'piano');
    await open(page);

    const download = page.waitForEvent('download');
    await guide(page).click();

    await download;
    await expect
      .poll(() => sent)
      .toEqual([
        {
          name: 'click.download',
          of: {
            click: GUIDE.name,
            click_chapter1: GUIDE.chapter1,
            site_level2: 2,
          },
        },
      ]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap is counted once, and nothing is wider than the screen', async ({ page }) => {
    const sent = await withTag(page);
    await open(page);

    const download = page.waitForEvent('download');
    await guide(page).tap();

    await download;
    await expect.poll(() => sent).toEqual([GUIDE]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('the page has no accessibility error', async ({ page }) => {
  await open(page);

  expect(await violations(page, 'main')).toEqual([]);
});

test('a file without any name downloads, and the integrator gets a report', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const sent = await withTag(page);
  await open(page, '/download-errors');
  await expect
    .poll(() => messages.join('\n'))
    .toContain('data-download-file to be the name of the file');

  await page.getByRole('button', { name: 'Recevoir le calendrier' }).click();

  await expect(page).toHaveURL('/media/calendrier.svg?');
  expect(sent).toEqual([]);
});
