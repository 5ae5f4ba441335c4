import { useLayoutEffect } from 'react';
import { texts } from './texts.ts';
import { useKept } from './use-kept.ts';
import type { AreaProps } from './view.tsx';

/** What the browser's own controls don't have, in a row of its own. */
export function ExtrasView({ config, player }: Pick<AreaProps, 'config' | 'player'>) {
  const isDescribed = player.media.descriptions.length > 0;
  if (!config.options.speed && !isDescribed) return null;
  return (
    <div className="player-extras">
      {config.options.speed && <SpeedView player={player} />}
      {isDescribed && <DescriptionsButton player={player} />}
    </div>
  );
}

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '2'];

function SpeedView({ player: { element } }: Pick<AreaProps, 'player'>) {
  const [kept, keep] = useKept('islands-speed');
  const speed = SPEEDS.find((value) => value === kept) ?? '1';
  useLayoutEffect(() => {
    const rate = Number(speed);
    // A media that is loaded begins at the default.
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

function DescriptionsButton({ player: { descriptions } }: Pick<AreaProps, 'player'>) {
  return (
    <button type="button" aria-pressed={descriptions.isOn} onClick={descriptions.turn}>
      {texts.descriptions}
    </button>
  );
}
