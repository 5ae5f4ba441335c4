import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A file for `setInputFiles`: a path, or a name, type and content. */
export type File = Parameters<Locator['setInputFiles']>[0];

export class Profile extends Root {
  readonly description: Locator;
  readonly picture: Locator;
  /** The message that a picture is refused. */
  readonly pictureError: Locator;
  readonly pictureSubmit: Locator;

  constructor(scope: Scope) {
    super(scope, 'profile', 'island');
    this.description = this.part('description');
    this.picture = this.anywhere('picture-preview');
    this.pictureError = this.anywhere('picture-error');
    this.pictureSubmit = this.anywhere('picture-submit');
  }

  /** Makes the description editable and writes the text into it. */
  async edit(text: string): Promise<void> {
    await this.started();
    await this.part('description-edit').click();
    await this.description.fill(text);
  }

  async cancel(): Promise<void> {
    await this.part('description-cancel').click();
  }

  async save(): Promise<void> {
    await this.part('description-save').click();
  }

  async choosePicture(file: File): Promise<void> {
    await this.started();
    await this.anywhere('picture-input').setInputFiles(file);
  }

  /** Returns a locator in the whole page: parts of the picture may be in a modal, outside the root. */
  private anywhere(name: string): Locator {
    return this.page.locator(this.partSelector(name));
  }
}

export const profile = (scope: Scope): Profile => new Profile(scope);
