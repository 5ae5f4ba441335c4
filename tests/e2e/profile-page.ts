/** The profile’s page, and files to put into it. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export const JPEG = readFileSync('fixtures/media/poster.jpg');
export const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.alloc(40),
]);

/** The same picture, as a camera writes it that was held upright: orientation 6 (Exif 2.3, tag 0x0112). */
export const UPRIGHT = Buffer.concat([
  JPEG.subarray(0, 2),
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from('Exif\0\0MM\0*', 'latin1'),
  Buffer.from([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
  JPEG.subarray(2),
]);

export const text = (page: Page) => page.getByLabel('Qui je suis');
export const part = (page: Page, name: string) =>
  page.locator(`#profil [data-profile-part="${name}"]`);
export const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});

export async function open(page: Page, address = '/profile'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-profile]:not([data-island-state="mounted"])')).toHaveCount(0);
}

export async function openPicture(page: Page, address?: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: 'Changer ma photo' }).click();
  await expect(page.getByRole('dialog', { name: 'Ma photo' })).toBeVisible();
}

export async function paste(page: Page, target: string, name: string, bytes: readonly number[]) {
  await page.locator(target).evaluate(
    (element, { name: fileName, bytes: content }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(content)], fileName));
      element.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    },
    { name, bytes },
  );
}

export async function drop(
  page: Page,
  target: string,
  name: string,
  bytes: readonly number[],
): Promise<boolean> {
  return page.locator(target).evaluate(
    (element, { name: fileName, bytes: content }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(content)], fileName));
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      return !element.dispatchEvent(event);
    },
    { name, bytes },
  );
}
