import type { Locator } from '@playwright/test';
import { texts } from '../../../islands/map-search/texts.ts';
import { Root, type Scope } from '../root.ts';

export interface Search {
  readonly address?: string;
  /** The label of an option. */
  readonly region?: string;
  /** The values of the boxes to check, such as `atelier`. */
  readonly types?: readonly string[];
}

export class MapSearch extends Root {
  readonly address: Locator;
  /** The heading with the number of results, or the text that there are none. */
  readonly title: Locator;
  /** The results on the current page. */
  readonly results: Locator;
  readonly map: Locator;

  constructor(scope: Scope) {
    super(scope, 'map-search', 'island');
    this.address = this.part('address');
    this.title = this.part('title');
    this.results = this.part('list').locator('li:has(> h3)');
    this.map = this.part('map');
  }

  /** Fills the form, submits it with Enter, and waits until the results are shown. */
  async search({ address = '', region, types = [] }: Search): Promise<void> {
    await this.started();
    if (region !== undefined) await this.part('region').selectOption(region);
    for (const type of types) await this.part('type').and(this.withValue(type)).check();
    await this.address.fill(address);
    await this.address.press('Enter');
    await this.part('results').waitFor();
  }

  /** Goes back to the form. */
  async back(): Promise<void> {
    await this.part('back').click();
  }

  /** Opens a page of results, by its number. */
  async turnTo(page: number): Promise<void> {
    const pages = this.part('pagination');
    await pages.getByRole('button', { name: texts.pageNumber(page), exact: true }).click();
  }

  private withValue(value: string): Locator {
    return this.page.locator(`[value="${value}"]`);
  }
}

export const mapSearch = (scope: Scope): MapSearch => new MapSearch(scope);
