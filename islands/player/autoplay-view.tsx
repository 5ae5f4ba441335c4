import { titleOf } from './effects.ts';
import { FleetingButton } from './fleeting-button.tsx';
import { texts } from './texts.ts';
import type { AreaProps } from './view.tsx';

export function AutoplayView({ config, player }: Pick<AreaProps, 'config' | 'player'>) {
  const { controller, state } = player;
  const position = state.index + 1;
  return (
    <>
      <p className="player-autoplay-title">{config.labels.autoplayTitle}</p>
      <button
        type="button"
        aria-pressed={state.isAutoplayOn}
        onClick={() => controller.turnAutoplay()}
      >
        {config.labels.autoplayLabel}
      </button>
      <p className="player-counter">
        <span aria-hidden="true">{texts.counter(position, state.count)}</span>
        <span data-islands-heard="">{texts.position(position, state.count)}</span>
      </p>
    </>
  );
}

/** What comes next and when, with a way to say no. */
export function NextNotice({ player }: Pick<AreaProps, 'player'>) {
  const { controller, medias, state, focusMedia } = player;
  const next = medias[state.index + 1];
  if (state.secondsLeft === undefined || !next) return null;
  return (
    <div className="player-notice">
      <p>{texts.next(titleOf(next, state.index + 1), state.secondsLeft)}</p>
      <FleetingButton
        label={texts.cancel}
        act={() => controller.cancelWait()}
        focusNext={focusMedia}
      />
    </div>
  );
}
