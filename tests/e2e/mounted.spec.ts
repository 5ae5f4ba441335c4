/** Events of roots. */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { openHtml } from './own-page.ts';

/** Collects each `island:mounted` and `island:failed` in order: the name, and the id of the element. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const type of ['island:mounted', 'island:failed'])
      addEventListener(type, (event) => {
        if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
        // This root only exists on local hosts.
        if (event.detail.island === 'fault-finder') return;
        events.push(`${type} ${event.detail.island} ${event.target.id}`);
      });
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'events')].sort());
}

test('each root dispatches one event when it is mounted, island or behaviour', async ({ page }) => {
  const events = await listen(page);

  await openHtml(
    page,
    `<p id="menu" data-dropdown><button type="button" data-dropdown-part="toggle">Compte</button><span data-dropdown-part="menu">Profil</span></p>
     <ul id="grille" data-cards data-cards-part="list"><li data-cards-part="card">Carte</li></ul>
     <form id="avis" data-form><input aria-label="Avis"></form>`,
  );

  await expect
    .poll(events)
    .toEqual([
      'island:mounted body-classes ',
      'island:mounted cards grille',
      'island:mounted dropdown menu',
      'island:mounted form avis',
    ]);
});

test('a behaviour that is stopped and scanned dispatches another event', async ({ page }) => {
  const events = await listen(page);
  await openHtml(page, '<a id="panier" data-cart-link href="/panier">Panier</a>');
  await expect.poll(events).toContain('island:mounted cart-link panier');

  await page.evaluate(() => {
    window.Islands?.stop(document.body);
    window.Islands?.scan();
  });

  await expect
    .poll(events)
    .toEqual([
      'island:mounted body-classes ',
      'island:mounted body-classes ',
      'island:mounted cart-link panier',
      'island:mounted cart-link panier',
    ]);
});

test('a behaviour that can’t start dispatches a failed event, and no mounted event', async ({
  page,
}) => {
  const events = await listen(page);

  await openHtml(page, '<p id="menu" data-dropdown></p>');

  await expect
    .poll(events)
    .toEqual(['island:failed dropdown menu', 'island:mounted body-classes ']);
});

test.describe('a root that starts later than the root around it', () => {
  const dropdown =
    '<div data-dropdown id="plus" data-when="interaction"><button type="button" data-dropdown-part="toggle">Plus</button><p data-dropdown-part="menu">Détails</p></div>';
  const startDropdown = async (page: Page) => {
    await page.getByRole('button', { name: 'Plus' }).focus();
    await expect(page.locator('#plus')).toHaveAttribute('data-dropdown-state', 'mounted');
  };

  test('does not scroll again to the element in the address', async ({ page }) => {
    await openHtml(
      page,
      `<div data-tool-accordion><div data-tool-accordion-part="item"><button type="button" data-tool-accordion-part="toggle">Respirer</button><p data-tool-accordion-part="panel" id="respirer">Inspirez.</p></div>${dropdown}</div>`,
      { hash: '#respirer' },
    );
    const panel = page.getByText('Inspirez.');
    await expect(panel).toBeVisible();
    await page.getByRole('button', { name: 'Respirer' }).click();
    await expect(panel).toBeHidden();

    await startDropdown(page);

    await expect(panel).toBeHidden();
  });

  test('does not restart a film that the visitor has paused', async ({ page }) => {
    const medias = JSON.stringify({
      medias: [{ id: 'a', media_sources: [{ src: '/media/clip.mp4' }] }],
    });
    const release = await hold(page, /\/assets\/player-(?!modal)/);
    await openHtml(
      page,
      `<button type="button" data-player-modal-open="film">Voir</button><div data-player-modal id="film" role="dialog" aria-label="Film" hidden><button type="button" data-player-modal-part="close">Fermer</button><div data-player='${medias}'><div data-player-part="player"></div></div>${dropdown}</div>`,
    );
    const video = page.locator('video');
    const isPaused = () => video.evaluate(({ paused }: HTMLVideoElement) => paused);
    await expect(page.locator('#film')).toHaveAttribute('data-island-state', 'mounted');
    await page.getByRole('button', { name: 'Voir' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    release();
    await expect.poll(isPaused).toBe(false);
    await video.evaluate((element: HTMLVideoElement) => element.pause());

    await startDropdown(page);

    expect(await isPaused()).toBe(true);
  });
});
