/** Takes the dependence test by keyboard alone, and records the announcements of a screen reader. */
import { expect, test } from '@playwright/test';
import { hold } from '../hold.ts';
import { startScreenReader } from '../screen-reader.ts';

const API = '**/api/result-test-fagerstrom?*';

test('a visitor takes the test, reads the result, and takes it again after a server error', async ({
  page,
  baseURL,
}) => {
  await page.goto('/test-de-dependance');
  await expect(page.locator('form[data-fagerstrom]')).toHaveAttribute(
    'data-island-state',
    'mounted',
  );
  await page.locator('[data-range]').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-range]:not([data-range-state="mounted"])')).toHaveCount(0);
  await page.locator('main').focus();
  const reader = await startScreenReader(page);
  const hasStatus = (text: string) =>
    expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  const heading = page.getByRole('heading', { name: /^Votre dépendance/ });

  await reader.press('Tab');
  await reader.press('Home');
  await expect(page.getByRole('slider').first()).toHaveAttribute(
    'aria-valuetext',
    'Dans les 5 minutes',
  );
  await reader.press('Tab');
  await reader.press('End');
  await expect(page.getByRole('slider').last()).toHaveAttribute('aria-valuetext', '31 ou plus');
  await reader.press('Tab');
  const answer = await hold(page, API);
  await reader.press('Enter');
  await hasStatus('Votre résultat arrive…');
  await reader.listen();
  answer();
  await expect(heading).toBeFocused();
  await reader.listen();

  await page
    .context()
    .addCookies([{ name: 'fixture_scenario', value: 'broken', url: baseURL ?? '' }]);
  await reader.press('Shift+Tab');
  const fail = await hold(page, API);
  await reader.press('Enter');
  await hasStatus('Votre résultat arrive…');
  await reader.listen();
  fail();
  await hasStatus('n’est pas arrivé');
  await reader.listen();

  const delay = 'Combien de temps après le réveil fumez-vous votre première cigarette ?';
  const number = 'Combien de cigarettes fumez-vous par jour ?';
  expect(reader.transcript).toEqual([
    `slider "${delay}" valuetext=1`,
    `slider "${delay}" valuetext=0`,
    `slider "${number}" valuetext=1`,
    `slider "${number}" valuetext=3`,
    'button "Voir mon résultat"',
    '(Votre résultat arrive…)',
    'heading "Votre dépendance à la nicotine semble forte"',
    'button "Voir mon résultat"',
    '(Votre résultat arrive…)',
    '(Votre résultat n’est pas arrivé. Vous pouvez le demander de nouveau.)',
  ]);
});
