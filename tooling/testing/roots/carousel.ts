import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A row of slides with two buttons: `data-testimonials`, or `data-slider` in narrow windows. */
export class Carousel extends Root {
  readonly slides: Locator;
  /** The text that says which slides are visible, if the template has this part. */
  readonly pagination: Locator;

  constructor(scope: Scope, name: 'slider' | 'testimonials') {
    super(scope, name, 'behaviour');
    this.slides = this.part('slide');
    this.pagination = this.part('pagination');
  }

  async next(): Promise<void> {
    await this.started();
    await this.part('next').click();
  }

  async previous(): Promise<void> {
    await this.started();
    await this.part('previous').click();
  }
}

export const slider = (scope: Scope): Carousel => new Carousel(scope, 'slider');
export const testimonials = (scope: Scope): Carousel => new Carousel(scope, 'testimonials');
