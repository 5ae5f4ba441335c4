import type { Locator } from '@playwright/test';
import { Root, type Scope } from '../root.ts';

/** A player of videos or sounds. The template may change its labels, so its buttons are found by their position. */
export class Player extends Root {
  /** The visible `<video>` or `<audio>`. */
  readonly media: Locator;
  readonly infos: Locator;
  /** The buttons of the playlist, each with the title of its media. */
  readonly playlist: Locator;

  constructor(scope: Scope) {
    super(scope, 'player', 'island');
    this.media = this.element.locator('video, audio').filter({ visible: true });
    this.infos = this.part('infos');
    this.playlist = this.part('playlist').getByRole('button');
  }

  /** Starts the media, and waits until it plays. */
  async play(): Promise<void> {
    await this.started();
    if (!(await this.isPlaying())) await this.element.locator('.player-play').click();
    await this.element.and(this.page.locator('.is-playing')).waitFor();
  }

  /** Stops the media where it is. */
  async pause(): Promise<void> {
    await this.media.evaluate((media) => media instanceof HTMLMediaElement && media.pause());
  }

  async next(): Promise<void> {
    await this.started();
    await this.part('controls').getByRole('button').nth(1).click();
  }

  async previous(): Promise<void> {
    await this.started();
    await this.part('controls').getByRole('button').first().click();
  }

  /** Presses the playlist item with this title. */
  async choose(title: string): Promise<void> {
    await this.started();
    await this.playlist.filter({ hasText: title }).click();
  }

  isPlaying(): Promise<boolean> {
    return this.media.evaluate((media) => media instanceof HTMLMediaElement && !media.paused);
  }
}

export const player = (scope: Scope): Player => new Player(scope);
