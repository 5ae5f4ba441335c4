import { memo, useState } from 'react';
import { frenchDate, frenchDuration } from '../../../src/lib/format-fr.ts';
import type { Player } from '../effects.ts';
import type { Controller } from '../playback/controller.ts';
import type { Media, PlayerConfig } from '../playback/medias.ts';
import { titleOf } from '../playback/medias.ts';
import { isUnderWay } from '../state.ts';
import { CleanHtml } from '../text/clean-html.tsx';
import { TimeView } from '../text/infos.tsx';
import { texts } from '../texts.ts';
import { useGrowing } from './growing.ts';
import { PlayLink } from './play-link.tsx';
import { type ServerItem, serverListIn } from './server-list.ts';

interface PlaylistProps extends Pick<Player, 'medias' | 'state' | 'controller'> {
  readonly part: HTMLElement | undefined;
  readonly options: PlayerConfig['options'];
  /** The accessible name of the list. */
  readonly label: string;
}

/** Has the classes and the links of the server's list, so that the theme's rules match both. */
export function Playlist({ part, options, label, medias, state, controller }: PlaylistProps) {
  const [{ tag: List, className, items }] = useState(() => serverListIn(part, medias.length));
  const length = useGrowing(medias.length, state.index);
  return (
    // Safari takes a list without bullets for none (https://bugs.webkit.org/show_bug.cgi?id=170179)
    <List className={`player-list ${className}`} role="list" aria-label={label}>
      {medias.slice(0, length).map((media, index) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: the medias never change their order, and two may have the same id
          key={index}
          media={media}
          server={items[index]}
          index={index}
          controller={controller}
          options={options}
          mode={index === state.index ? (isUnderWay(state) ? 'playing' : 'current') : 'other'}
        />
      ))}
    </List>
  );
}

interface ItemProps {
  readonly media: Media;
  readonly server: ServerItem | undefined;
  readonly index: number;
  readonly controller: Controller;
  readonly options: PlayerConfig['options'];
  readonly mode: 'playing' | 'current' | 'other';
}

/**
 * Renders the same link or button in all states, so that it keeps the focus. Only changed items render again. The
 * mark of the item that plays replaces its duration, so that the item gets no further line.
 */
const Item = memo(function Item({ media, server, index, controller, options, mode }: ItemProps) {
  const isPlaying = mode === 'playing';
  const isCurrent = mode !== 'other';
  return (
    <li className={server?.className}>
      <PlayLink
        server={server}
        stateClasses={isPlaying ? 'is-current is-playing' : isCurrent ? 'is-current' : ''}
        play={() => controller.pick(index)}
      >
        <span data-islands-heard="">{isPlaying ? texts.pause : texts.play}</span>
        <span className="player-item-title">{titleOf(media, index)}</span>
        {options.dateOnPreview && <TimeView {...frenchDate(media.date)} />}
        {isPlaying ? (
          <span className="player-now">{texts.playing}</span>
        ) : (
          <TimeView {...frenchDuration(media.duration)} />
        )}
        {media.image.src && (
          <img src={media.image.src} alt={media.image.alt} loading="lazy" width="96" height="54" />
        )}
      </PlayLink>
      {options.descriptionOnPreview && media.description && <CleanHtml html={media.description} />}
    </li>
  );
});
