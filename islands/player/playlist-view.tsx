import { memo } from 'react';
import { frenchDate, frenchDuration } from '../../src/lib/format-fr.ts';
import { CleanHtml } from './clean-html.tsx';
import type { Controller } from './controller.ts';
import { titleOf } from './effects.ts';
import { useGrowing } from './growing.ts';
import { TimeView } from './infos-view.tsx';
import type { Media, PlayerConfig } from './medias.ts';
import { isUnderWay } from './state.ts';
import { texts } from './texts.ts';
import type { AreaProps } from './view.tsx';

export function PlaylistView({ config, player }: AreaProps) {
  const { medias, state, controller } = player;
  const length = useGrowing(medias.length, state.index);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for none
    <ul className="player-list" role="list" aria-label={config.labels.autoplayTitle}>
      {medias.slice(0, length).map((media, index) => (
        <ItemView
          // biome-ignore lint/suspicious/noArrayIndexKey: the medias never change their order, and two may have the same id
          key={index}
          media={media}
          index={index}
          controller={controller}
          options={config.options}
          mode={index === state.index ? (isUnderWay(state) ? 'playing' : 'current') : 'other'}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly media: Media;
  readonly index: number;
  readonly controller: Controller;
  readonly options: PlayerConfig['options'];
  readonly mode: 'playing' | 'current' | 'other';
}

/** The same button whatever happens, so that it keeps the focus. Of a long list, only items that change render again. */
const ItemView = memo(function ItemView({ media, index, controller, options, mode }: ItemProps) {
  const isPlaying = mode === 'playing';
  const isCurrent = mode !== 'other';
  return (
    <li>
      <button
        type="button"
        className={isPlaying ? 'is-current is-playing' : isCurrent ? 'is-current' : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => controller.pick(index)}
      >
        <span data-islands-heard="">{isPlaying ? texts.pause : texts.play}</span>
        <span className="player-item-title">{titleOf(media, index)}</span>
        {options.dateOnPreview && <TimeView {...frenchDate(media.date)} />}
        <TimeView {...frenchDuration(media.duration)} />
        {isPlaying && <span className="player-now">{texts.playing}</span>}
        {media.image.src && (
          <img src={media.image.src} alt={media.image.alt} loading="lazy" width="96" height="54" />
        )}
      </button>
      {options.descriptionOnPreview && media.description && <CleanHtml html={media.description} />}
    </li>
  );
});
