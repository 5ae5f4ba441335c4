import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';

class Password {
  readonly root: Locator;
  readonly field: Locator;
  readonly toggle: Locator;
  readonly status: Locator;
  readonly page: Page;

  constructor(page: Page, id: string) {
    this.page = page;
    this.root = page.locator(`#${id} [data-password]`);
    this.field = this.root.locator('input');
    this.toggle = this.root.getByRole('button');
    this.status = this.root.getByRole('status');
  }

  async open(address = '/password'): Promise<void> {
    await this.page.goto(address);
    await expect(this.root).toHaveAttribute('data-password-state', 'mounted');
  }

  async expectShown(): Promise<void> {
    await expect(this.field).toHaveAttribute('type', 'text');
  }

  async expectHidden(): Promise<void> {
    await expect(this.field).toHaveAttribute('type', 'password');
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the password can be typed and sent, and no button is shown', async ({ page }) => {
    await page.goto('/password');
    const password = new Password(page, 'connexion');
    await expect(password.toggle).toHaveCount(0);

    await password.field.fill('respire');
    await page.getByRole('button', { name: 'Me connecter' }).click();

    await expect(page.getByText('Votre demande est enregistrée')).toBeVisible();
  });
});

test.describe('a password', () => {
  test('is shown and hidden by mouse, and the button and a status say so', async ({ page }) => {
    const password = new Password(page, 'connexion');
    await password.open();
    await password.field.fill('respire');
    await expect(password.toggle).toHaveAccessibleName('Afficher le mot de passe');
    await expect(password.status).toHaveText('');

    await password.toggle.click();
    await password.expectShown();
    await expect(password.field).toHaveValue('respire');
    await expect(password.field).toHaveAttribute('spellcheck', 'false');
    await expect(password.field).toHaveAttribute('autocomplete', 'current-password');
    await expect(password.toggle).toHaveAccessibleName('Masquer le mot de passe');
    await expect(password.toggle).not.toHaveAttribute('aria-pressed');
    await expect(password.status).toHaveText('Le mot de passe est visible.');

    await password.toggle.click();
    await password.expectHidden();
    await expect(password.toggle).toHaveAccessibleName('Afficher le mot de passe');
    await expect(password.status).toHaveText('Le mot de passe est masqué.');
    await expect(page).toHaveURL('/password');
  });

  test('is shown by keyboard, and the focus stays on the button', async ({ page }) => {
    const password = new Password(page, 'connexion');
    await password.open();
    await password.field.focus();

    await page.keyboard.type('souffle');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await password.expectShown();
    await page.keyboard.press('Enter');
    await password.expectHidden();

    await expect(password.toggle).toBeFocused();
    await expect(password.field).toHaveValue('souffle');
  });

  test('is hidden when it is sent by Enter', async ({ page }) => {
    const password = new Password(page, 'connexion');
    await password.open();
    await password.toggle.click();
    await page.evaluate(() => {
      document.addEventListener('submit', (event) => event.preventDefault());
    });

    await password.field.press('Enter');

    await password.expectHidden();
    await expect(password.status).toHaveText('Le mot de passe est masqué.');
  });

  test('is hidden when the visitor comes back to the page', async ({ page }) => {
    const password = new Password(page, 'connexion');
    await password.open();
    await password.toggle.click();

    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );

    await password.expectHidden();
  });

  test('with an icon as button changes the name of the button', async ({ page }) => {
    const password = new Password(page, 'icone');
    await password.open();
    await expect(password.toggle).toHaveAccessibleName('Afficher le code');

    await password.toggle.click();

    await expect(password.toggle).toHaveAccessibleName('Masquer le code');
    await expect(password.toggle.locator('svg')).toBeVisible();
  });

  test('uses the words of the template, and keeps its icon', async ({ page }) => {
    const password = new Password(page, 'mots');
    await password.open();

    await password.toggle.click();
    await expect(password.toggle).toHaveText('Cacher la phrase');
    await expect(password.toggle.locator('svg')).toBeVisible();

    await password.toggle.click();
    await expect(password.toggle).toHaveText('Lire ce que je tape');
  });

  test('is restored to the server’s HTML by stop, except the typed text', async ({ page }) => {
    const password = new Password(page, 'connexion');
    await page.goto('/password?noscript');
    const sent = await password.root.evaluate((root) => root.outerHTML);
    await password.open();
    await password.field.fill('respire');
    await password.toggle.click();

    await password.root.evaluate((root) => window.Islands?.stop(root));

    expect(await password.root.evaluate((root) => root.outerHTML)).toBe(sent);
    await expect(password.field).toHaveValue('respire');
    await expect(password.toggle).toBeHidden();
  });

  test('has no accessibility error, hidden and shown', async ({ page }) => {
    const password = new Password(page, 'icone');
    await password.open();

    for (const _state of ['hidden', 'shown']) {
      expect(await violations(page, '#icone')).toEqual([]);
      await password.toggle.click();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap shows it, and nothing is wider than the screen', async ({ page }) => {
    const password = new Password(page, 'connexion');
    await password.open();

    await password.toggle.tap();

    await password.expectShown();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

for (const [path, button] of [
  ['/connexion', 'Me connecter'],
  ['/inscription', 'Créer mon compte'],
] as const) {
  test(`${path} shows the typed password`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-password]')).toHaveAttribute('data-password-state', 'mounted');

    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();

    await expect(page.getByLabel('Mot de passe (obligatoire)')).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  });
}

test.describe('mistakes in a template', () => {
  test('keep the field usable and the link visible', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto('/password-errors');
    const password = new Password(page, 'lien');
    await expect(password.root).toHaveAttribute('data-password-state', 'failed');

    await expect(page.getByRole('link', { name: 'Afficher le code' })).toBeVisible();
    await password.field.fill('1234');
    await expect(password.field).toHaveValue('1234');
    await expect
      .poll(() => messages.join('\n'))
      .toContain('expected the part "toggle" to be <button>');
  });
});
