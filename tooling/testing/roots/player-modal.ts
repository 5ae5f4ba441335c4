import type { Scope } from '../root.ts';
import { Modal } from './modal.ts';
import { type Player, player } from './player.ts';

/** A modal with a player, by its id. */
export class PlayerModal extends Modal {
  readonly player: Player;

  constructor(scope: Scope, id: string) {
    super(scope, id, 'player-modal');
    this.player = player(this.element);
  }

  /** Presses the trigger with this `data-media`, and waits until the modal is open. */
  async openAt(media: string): Promise<void> {
    await this.open(this.triggers.and(this.page.locator(`[data-media="${media}"]`)));
  }
}

export const playerModal = (scope: Scope, id: string): PlayerModal => new PlayerModal(scope, id);
