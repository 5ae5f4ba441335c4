/** Tests that can't pass in Firefox under WebDriver BiDi, with the limit that they reach. */
import type { Limit } from './limits.ts';

interface Difference {
  /** The name of the file. */
  readonly file: string;
  readonly title: RegExp;
  readonly limit: Limit;
}

export const DIFFERENCES: readonly Difference[] = [
  { file: 'tabs.spec.ts', title: /open a new browser tab/, limit: 'windows' },
  {
    file: 'modal-odd-pages.spec.ts',
    title: /handle a click on a link with a modifier/,
    limit: 'windows',
  },
  {
    file: 'cart-templates.spec.ts',
    title: /the form of an order sends the remaining/,
    limit: 'bodies',
  },
  {
    file: 'form-submit.spec.ts',
    title:
      /is sent once, with the name|by Enter is sent once|needs no validation is never disabled/,
    limit: 'bodies',
  },
  {
    file: 'catalogue.spec.ts',
    title: /without JavaScript › it leads to the site/,
    limit: 'noscript',
  },
  { file: 'catalogue.spec.ts', title: /with the scenario offline/, limit: 'frames' },
  {
    file: 'chunks.spec.ts',
    title:
      /has no effect if only the preload|under the same address, if other|does not make an island fail|belongs to a map search/,
    limit: 'failures',
  },
  {
    file: 'second-version.spec.ts',
    title: /refuse a new entry/,
    limit: 'messages',
  },
  {
    file: 'fake-api.spec.ts',
    title: /handles the cart’s form and sets its cookie/,
    limit: 'bodies',
  },
  { file: 'download.spec.ts', title: /on a phone › a tap is counted once/, limit: 'touch' },
  {
    file: 'moves.spec.ts',
    title: /that grows gets a report|nearest one before the element/,
    limit: 'shifts',
  },
  {
    file: 'optimised.spec.ts',
    title: /joined with others in another folder/,
    limit: 'blocked',
  },
  { file: 'outlines.spec.ts', title: /in a long list/, limit: 'sizes' },
  {
    file: 'player-space.spec.ts',
    title: /opens it elsewhere with the Control key/,
    limit: 'windows',
  },
  { file: 'profile-picture.spec.ts', title: /may be dropped and pasted/, limit: 'events' },
];
