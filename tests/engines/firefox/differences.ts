/** Tests that are known to end otherwise in Firefox under WebDriver BiDi, and what they meet there. */
import type { Limit } from './limits.ts';

interface Difference {
  /** A part of the file's name. */
  readonly file: string;
  readonly title: RegExp;
  readonly limit: Limit;
}

export const DIFFERENCES: readonly Difference[] = [
  { file: 'tabs.spec.ts', title: /open in a window of their own/, limit: 'windows' },
  { file: 'modal-odd-pages.spec.ts', title: /leaves a link to whoever opens it/, limit: 'windows' },
  {
    file: 'cart-templates.spec.ts',
    title: /the form of an order sends what is left/,
    limit: 'bodies',
  },
  {
    file: 'form-submit.spec.ts',
    title: /is sent once, with the name|by Enter is sent once|needs no check is never disabled/,
    limit: 'bodies',
  },
  {
    file: 'catalogue.spec.ts',
    title: /without JavaScript › it leads to the site/,
    limit: 'noscript',
  },
  { file: 'catalogue.spec.ts', title: /offline, the page shown hears nothing/, limit: 'frames' },
  {
    file: 'chunks.spec.ts',
    title:
      /costs nothing where it was only|under its own, where all|takes no island down|part of a map search/,
    limit: 'failures',
  },
  {
    file: 'second-version.spec.ts',
    title: /refuse the entry that took the place/,
    limit: 'messages',
  },
  { file: 'fake-api.spec.ts', title: /takes the cart’s form and sets its cookie/, limit: 'bodies' },
  { file: 'download.spec.ts', title: /on a phone › a tap is counted once/, limit: 'touch' },
  { file: 'profile-picture.spec.ts', title: /may be dropped and pasted/, limit: 'events' },
];
