/** Early use of links that the script redirects or counts. */
import { expect, type Page } from '@playwright/test';
import { ANDROID } from '../user-agents.ts';
import type { Row } from './row.ts';

const onAndroid = (page: Page) =>
  page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
  }, ANDROID);

/** Records the address of each followed link of the page, and follows none. */
const noteFollowed = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      document.documentElement.dataset.followed = `${link.getAttribute('href')} ${link.target}`;
    });
  });
const isFollowed = (link: string) => (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-followed', link);

/** Records calls of the analytics tag in the storage of the page, which remains after a link was followed. */
const withTag = (page: Page) =>
  page.addInitScript(() => {
    const send = ({ name }: { name: string }) =>
      sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''}${name};`);
    Object.assign(window, { tag: { click: { send } } });
  });

export const rows: readonly Row[] = [
  {
    root: 'app-link',
    control: 'root',
    does: 'a click on it leads to the store of the phone',
    html: '<a data-app-link data-href-android="/essai?android" data-href-ios="/essai?ios" href="/essai?autre">Application</a>',
    prepare: onAndroid,
    act: (page) => page.getByText('Application').click(),
    effect: (page) => expect(page).toHaveURL('/essai?android'),
  },
  {
    root: 'link',
    control: 'root',
    does: 'a click on it calls from a phone',
    html: '<a data-link="3989" data-href-mobile="tel:3989" href="/essai?site" target="_blank" rel="noopener">3989</a>',
    prepare: async (page) => {
      await onAndroid(page);
      await noteFollowed(page);
    },
    act: (page) => page.getByText('3989').click(),
    effect: isFollowed('tel:3989 '),
  },
  {
    root: 'download',
    control: 'root',
    does: 'a click on it is counted once, and followed',
    html: '<a data-download data-download-file="guide.pdf" data-download-location="pied" href="#guide">Guide</a>',
    prepare: withTag,
    act: (page) => page.getByText('Guide').click(),
    effect: async (page) => {
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('sent')))
        .toBe('guide.pdf::pied;');
      await expect(page).toHaveURL(/#guide$/);
    },
  },
];
