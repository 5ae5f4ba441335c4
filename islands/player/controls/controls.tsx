import { useLayoutEffect } from 'react';
import type { Player } from '../effects.ts';
import type { PlayerConfig } from '../playback/medias.ts';
import { titleOf } from '../playback/medias.ts';
import { hasMedia } from '../state.ts';
import { texts } from '../texts.ts';
import { useKept } from './use-kept.ts';

interface ControlsProps
  extends Pick<Player, 'controller' | 'media' | 'medias' | 'state' | 'element' | 'descriptions'> {
  readonly labels: PlayerConfig['labels'];
  readonly hasSpeed: boolean;
}

/** Renders previous and next, and a row with what the browser's controls lack. */
export function Controls({
  labels,
  hasSpeed,
  medias,
  media,
  state,
  element,
  descriptions,
  controller,
}: ControlsProps) {
  const step = { medias, state, controller };
  const isDescribed = media.descriptions.length > 0;
  return (
    <>
      <StepButton {...step} by={-1} label={labels.previousMediaLabel} />
      <StepButton {...step} by={1} label={labels.nextMediaLabel} />
      {(hasSpeed || isDescribed) && (
        <div className="player-extras">
          {hasSpeed && <Speed element={element} />}
          {isDescribed && (
            <button type="button" aria-pressed={descriptions.isOn} onClick={descriptions.turn}>
              {texts.descriptions}
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface StepButtonProps extends Pick<ControlsProps, 'controller' | 'medias' | 'state'> {
  readonly by: -1 | 1;
  readonly label: string;
}

/** Renders a button that is never `disabled`, because a disabled button loses the focus. */
function StepButton({ controller, medias, state, by, label }: StepButtonProps) {
  const index = state.index + by;
  const target = medias[index];
  return (
    <button
      type="button"
      aria-disabled={!hasMedia(state, index)}
      onClick={() => controller.step(by)}
    >
      <span>{label}</span>
      {target && <span data-islands-heard="">{texts.toTitle(titleOf(target, index))}</span>}
    </button>
  );
}

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '2'];

function Speed({ element }: Pick<ControlsProps, 'element'>) {
  const [kept, keep] = useKept('islands-speed');
  const speed = SPEEDS.find((value) => value === kept) ?? '1';
  useLayoutEffect(() => {
    const rate = Number(speed);
    // A newly loaded media uses the default rate:
    // https://html.spec.whatwg.org/multipage/media.html#dom-media-defaultplaybackrate
    Object.assign(element.current ?? {}, { defaultPlaybackRate: rate, playbackRate: rate });
  }, [element, speed]);
  return (
    <label className="player-speed">
      <span>{texts.speed}</span>
      <select value={speed} onChange={({ currentTarget }) => keep(currentTarget.value)}>
        {SPEEDS.map((value) => (
          <option key={value} value={value}>
            {texts.times(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
