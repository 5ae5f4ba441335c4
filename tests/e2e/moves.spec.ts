/** The report of what moved when a root was mounted. */
import { expect, type Page, test } from '@playwright/test';
import { shiftsAreSeen } from '../sweeps/layout.ts';
import { hold } from './hold.ts';
import { lookedForFaults } from './looked-for-faults.ts';
import { ISLANDS, openHtml } from './own-page.ts';

const HEAD = `${ISLANDS}<style>body { margin: 0; font: 16px/1.5 sans-serif }</style>`;

/** Its list is empty, and gets 4.25rem when the script renders the item. */
const GROWING = `<div id="film" data-player='{"medias":[{"id":"a","title":"Respirer","media_sources":[{"src":"/media/respirer.mp4"}]}]}'>
  <div data-player-part="player" style="width:16rem"><video controls preload="none" src="/media/respirer.mp4"></video></div>
  <div data-player-part="playlist"></div></div>`;

const STILL = `<div data-tabs><ul data-tabs-part="list"><li><a href="#a" data-tabs-part="tab">Un</a></li></ul><div id="a" data-tabs-part="panel">Texte</div></div>`;

/** Opens the page, and returns its messages once its roots are mounted and every shift until then was looked at. */
async function messagesOf(page: Page, body: string, head = HEAD): Promise<readonly string[]> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  const run = await hold(page, '**/assets/*.js');
  await openHtml(page, body, { head, waitUntil: 'domcontentloaded' });
  await shiftsAreSeen(page);
  run();
  await expect(
    page.locator('[data-island-state="mounted"], [data-tabs-state="mounted"]'),
  ).toHaveCount(body.split(' data-player=').length - 1 + body.split('<div data-tabs>').length - 1);
  await lookedForFaults(page);
  await shiftsAreSeen(page);
  return messages;
}

const REPORT =
  '[islands] expected data-player (#film) to move nothing when it is mounted, at #suite, found this element moved 68 px down: if the root did it, write into its parts what the script shows there, or reserve the height.';

test('a root that grows gets a report with the element that it moved', async ({ page }) => {
  const messages = await messagesOf(page, `${GROWING}<p id="suite">La suite</p><p>La fin</p>`);

  expect(messages).toEqual([REPORT]);
});

test('of several roots, the nearest one before the element gets the report', async ({ page }) => {
  const messages = await messagesOf(
    page,
    `${STILL}${GROWING}<p id="suite">La suite</p>${STILL.replaceAll('"a"', '"b"').replace('#a', '#b')}`,
  );

  expect(messages).toEqual([REPORT]);
});

test('a root that keeps its height gets no report', async ({ page }) => {
  expect(await messagesOf(page, `${STILL}<p id="suite">La suite</p>`)).toEqual([]);
});

test('a root gets no report of what another script puts before it', async ({ page }) => {
  const banner = `<script>new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-tabs-state="mounted"]')) return;
    observer.disconnect();
    document.body.prepend(document.createElement('hr'));
  }).observe(document, { subtree: true, attributes: true });</script>`;
  const messages = await messagesOf(
    page,
    `<h1>Titre</h1>${STILL}<p id="suite">La suite</p>`,
    `${HEAD}${banner}`,
  );

  await expect(page.locator('hr')).toHaveCount(1);
  expect(messages).toEqual([]);
});

test('what a page moves later by itself gets no report', async ({ page }) => {
  const messages = await messagesOf(page, `${STILL}<p id="suite">La suite</p>`);
  await page.waitForFunction(() => {
    const [mount] = performance.getEntriesByName('islands:tabs');
    return mount && performance.now() > mount.startTime + mount.duration + 600;
  });

  await page.locator('#suite').evaluate((next) => next.before('Une annonce'));
  await shiftsAreSeen(page);

  expect(messages).toEqual([]);
});

test('a page without the stylesheet in its head gets no report', async ({ page }) => {
  expect(await messagesOf(page, `${GROWING}<p id="suite">La suite</p>`, '')).toEqual([]);
});
