import { expect, type Page } from '@playwright/test';
import { cart } from '../../../tooling/testing/roots/cart.ts';
import { cartButton } from '../../../tooling/testing/roots/cart-button.ts';
import { cartLink } from '../../../tooling/testing/roots/cart-link.ts';
import { shopFilters } from '../../../tooling/testing/roots/shop-filters.ts';
import { button, type Examples, expectHidden, link } from './example.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

export const shop: Examples = {
  'cart-button': {
    stands: async (page) => {
      await button(page, 'Ajouter au panier').click();
      await expect(page).toHaveURL(/\/panier$/);
      expect(await cart(page).contents()).toEqual({ 12: 1 });
    },
    works: async (page) => {
      await cartButton(page, 12).add(3);
      await expect(cartButton(page, 12).confirmation).toContainText('Guide « J’arrête »');
      expect(await cart(page).contents()).toEqual({ 12: 3 });
      await cartButton(page, 12).goOn();
      await expect(cartButton(page, 12).submit).toHaveText('Modifier la quantité');
      await cart(page).add(12, 5);
      expect(await cart(page).contents()).toEqual({ 12: 5 });
    },
  },
  'cart-link': {
    stands: (page) => expect(link(page, 'Panier')).toHaveAttribute('href', '/panier'),
    works: async (page) => {
      await expect(link(page, 'Panier')).not.toHaveClass(/has-products/);
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: other scripts write it so
        document.cookie = 'cart_products=%7B%2212%22%3A2%7D; path=/';
        dispatchEvent(new Event('pageshow'));
      });
      await expect(cartLink(page).element).toHaveClass(/has-products/);
      await expect(cartLink(page).element).toHaveAccessibleDescription('2 articles');
    },
  },
  cart: {
    stands: async (page) => {
      await row(page, 'Dépliant').getByRole('button', { name: 'Supprimer' }).click();
      await expect(page).toHaveURL(/\/panier$/);
      expect(await cart(page).contents()).toEqual({ 12: 2 });
    },
    works: async (page) => {
      await cart(page).setQuantity(12, 5);
      await cart(page).remove(34);
      await expect(cart(page).rows).toHaveCount(1);
      await expect(cart(page).total).toHaveText('5 articles');
      expect(await cart(page).contents()).toEqual({ 12: 5 });
      await cart(page).undo();
      await expect(cart(page).quantity(34)).toHaveValue('1');
      expect(await cart(page).contents()).toEqual({ 12: 5, 34: 1 });
    },
  },
  'shop-filters': {
    stands: async (page) => {
      await expect(shopFilters(page).shown).toHaveCount(3);
      await page.getByLabel('Affiches').check();
      await button(page, 'Filtrer').click();
      await expect(page).toHaveURL(/\?filter%5B%5D=affiche$/);
    },
    works: async (page) => {
      await shopFilters(page).filter('Brochures', 'Aider un proche');
      await expect(shopFilters(page).shown).toHaveText('Dépliant « Aider un proche »');
      await expect(shopFilters(page).count).toHaveText('1 article');
      await shopFilters(page).clear();
      await expect(shopFilters(page).shown).toHaveCount(3);
      await expectHidden(shopFilters(page).empty);
    },
  },
};
