import type { PlayerConfig } from '../playback/medias.ts';
import type { PlayerState } from '../state.ts';
import { texts } from '../texts.ts';

interface AutoplayProps {
  readonly labels: PlayerConfig['labels'];
  readonly state: PlayerState;
  readonly turn: () => void;
}

/** Renders the autoplay toggle, and the position in the list. */
export function Autoplay({ labels, state, turn }: AutoplayProps) {
  const position = state.index + 1;
  return (
    <>
      <p className="player-autoplay-title">{labels.autoplayTitle}</p>
      <button type="button" aria-pressed={state.isAutoplayOn} onClick={turn}>
        {labels.autoplayLabel}
      </button>
      <p className="player-counter">
        <span aria-hidden="true">{texts.counter(position, state.count)}</span>
        <span data-islands-heard="">{texts.position(position, state.count)}</span>
      </p>
    </>
  );
}
