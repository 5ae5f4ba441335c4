/**
 * If a service sends a wrong response, the integrator gets a report with the element, the address, and the expected and
 * found format.
 */
import { expect, type Page, test } from '@playwright/test';
import { openHtml } from './own-page.ts';

/** Collects messages of the bundle. The test fails on an unexpected one. */
function listen(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('expected')) messages.push(message.text());
  });
  return messages;
}

test('a wrong response of the city completion is reported', async ({ page }) => {
  const messages = listen(page);
  await page.route('**/api/city-autocomplete/**', (route) =>
    route.fulfill({ json: { results: [] } }),
  );
  const body =
    '<form data-city><label>Ville <input id="ville" data-city-part="city"></label></form>';
  await openHtml(page, body);
  await page.getByLabel('Ville').pressSequentially('lyon');

  await expect
    .poll(() => messages)
    .toEqual([
      '[islands] data-city: expected status 200 with a JSON list of { value, city, label }, from /api/city-autocomplete/lyon, at #ville, found JSON {"results":[]}: Something went wrong on api server! No list is shown; correct the service that suggests communes.',
    ]);
});

test('a wrong response of the structure search is reported', async ({ page }) => {
  const messages = listen(page);
  await page.route('**/structure/search?**', (route) => route.fulfill({ body: '<p>Bonjour</p>' }));
  const body = `<section id="carte" data-map-search='{"locate":"ask"}'><div data-map-search-part="list"></div></section>`;
  await openHtml(page, body);

  await expect
    .poll(() => messages.join('\n'))
    .toMatch(
      /^\[islands\] data-map-search: expected a JSON list of structures.*, from \/structure\/search\?latitude=48\.8566&longitude=2\.3522, at #carte, found status 200, /,
    );
});

for (const [what, answer, found] of [
  ['JSON', { json: { points: 6 } }, 'found status 200, application/json'],
  [
    'a whole document',
    { contentType: 'text/html', body: '<!doctype html><html><body><h1>6</h1></body></html>' },
    'found a whole document',
  ],
] as const)
  test(`a wrong response of the dependence test is reported: ${what}`, async ({ page }) => {
    const messages = listen(page);
    await page.route('**/api/result-test-fagerstrom?**', (route) => route.fulfill(answer));
    const body = `<form id="test" data-fagerstrom><input type="range" name="timeFirstCigarette" max="3">
      <input type="range" name="numberCigarette" max="3"><button>Voir</button></form>`;
    await openHtml(page, body);
    await page.getByRole('button', { name: 'Voir' }).click();

    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^\[islands\] data-fagerstrom: expected a fragment of HTML/);
    expect(messages[0]).toContain(', from /api/result-test-fagerstrom, at #test, ');
    expect(messages[0]).toContain(found);
  });

test('the dependence test: if the page forbids the sanitizer, the visitor gets an error message', async ({
  page,
}) => {
  const messages = listen(page);
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
  const csp = "require-trusted-types-for 'script'; trusted-types islands";
  const body = `<form data-fagerstrom><input type="range" name="timeFirstCigarette" max="3">
    <input type="range" name="numberCigarette" max="3"><button>Voir</button></form>`;
  await openHtml(page, body, { headers: { 'content-security-policy': csp } });
  await page.getByRole('button', { name: 'Voir' }).click();

  await expect(page.getByRole('alert')).toHaveText('Le service est momentanément indisponible.');
  await expect(page.getByRole('status')).toHaveText('');
  await expect.poll(() => messages.join('\n')).toContain("found a fragment that can't be cleaned");
});

test('a wrong response about a used tool is reported', async ({ page }) => {
  const messages = listen(page);
  await page.route('**/api/update-user-tool?**', (route) => route.fulfill({ json: { ok: true } }));
  await openHtml(
    page,
    '<div data-tool-accordion><button type="button" id="outil" data-tool="42">Utilisé</button></div>',
  );
  await page.getByRole('button', { name: 'Utilisé' }).click();

  await expect.poll(() => messages).toHaveLength(1);
  expect(messages[0]).toMatch(
    /^\[islands\] data-tool-accordion: expected JSON with a field "success".*, from \/api\/update-user-tool\?tool=42, at #outil, found JSON \{"ok":true\}: /,
  );
});

test('a response without optional fields is accepted', async ({ page }) => {
  await page.route('**/api/city-autocomplete/**', (route) =>
    route.fulfill({ json: [{ city: 'Lyon' }, { city: 'Vaulx', value: null, label: null }] }),
  );
  await page.route('**/structure/search?**', (route) => route.fulfill({ json: [{}, { name: 7 }] }));
  const body = `<form data-city><label>Ville <input data-city-part="city"></label></form>
    <section data-map-search='{"locate":"ask"}'><div data-map-search-part="list"></div></section>`;
  await openHtml(page, body);
  await page.getByLabel('Ville').pressSequentially('lyon');
  await expect(page.getByRole('option')).toHaveText(['Lyon', 'Vaulx']);
  await page.getByRole('option', { name: 'Lyon' }).click();

  await expect(page.getByLabel('Ville')).toHaveValue('Lyon');
  await expect(page.getByRole('heading', { name: 'Lieu sans nom' })).toBeVisible();
  await expect(page.getByRole('link', { name: "M'y rendre : Lieu sans nom" })).toBeVisible();
  const html = await page.locator('body').innerHTML();
  // The notes about the server's attributes are not a field that anyone reads.
  expect(html.replaceAll(/data-islands-was='[^']*'|data-islands-was="[^"]*"/g, '')).not.toMatch(
    /undefined|null|NaN/,
  );
});
