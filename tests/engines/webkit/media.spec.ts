/** Films, on the examples of the guide. */
import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { button, css, dialog } from './targets.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

async function expectPlaying(visitor: Visitor): Promise<void> {
  const time = () =>
    visitor.runs(() =>
      Math.max(...[...document.querySelectorAll('video')].map((one) => one.currentTime)),
    );
  await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(0);
}

test('player: the next film can be chosen, and plays', async ({ visitor }) => {
  await visitor.opens('/examples/player');
  await visitor.reads(css('[data-player-part="infos"]'), 'Claire Fontaine');

  await visitor.presses(button(/^Suivant/));
  await visitor.reads(css('[data-player-part="infos"]'), 'Marcher');
  await visitor.presses(button('Jouer le media'));

  await expectPlaying(visitor);
});

test('player-modal: a film opens in a dialog, plays, and closes', async ({ visitor }) => {
  await visitor.opens('/examples/player-modal');

  await visitor.presses(button(/^Voir « Marcher/));
  await visitor.sees(dialog('Vidéos'));
  await expectPlaying(visitor);
  await visitor.types(Key.ESCAPE);

  await visitor.misses(dialog('Vidéos'));
});
