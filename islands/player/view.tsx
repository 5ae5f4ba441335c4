import { Bound } from '../../src/runtime/react/bound.tsx';
import { InsteadOf } from '../../src/runtime/react/part-view.tsx';
import { Controls } from './controls/controls.tsx';
import type { Player } from './effects.ts';
import { Autoplay } from './list/autoplay.tsx';
import { Playlist } from './list/playlist.tsx';
import type { Media } from './playback/medias.ts';
import { titleOf } from './playback/medias.ts';
import { pauseWholePage } from './playback/one-at-a-time.ts';
import type { PlayerProps } from './props.ts';
import { Screen } from './screen/screen.tsx';
import { isUnderWay } from './state.ts';
import { CleanHtml } from './text/clean-html.tsx';
import { Infos } from './text/infos.tsx';
import { Transcript } from './text/transcript.tsx';
import { texts } from './texts.ts';

interface PlayerViewProps extends Pick<PlayerProps, 'root' | 'config' | 'parts'> {
  readonly player: Player;
}

/** Renders each area into its part of the template. */
export function PlayerView({ root, config: { options, labels }, parts, player }: PlayerViewProps) {
  const { controller, media, medias, state, element, descriptions, attach, focusMedia } = player;
  const title = titleOf(media, state.index);
  const text = { controller, element };
  return (
    <>
      <Bound to={root} classes={{ 'is-playing': isUnderWay(state) }} />
      <InsteadOf part={parts.player}>
        <Screen
          {...{ options, labels, controller, media, medias, state, attach, focusMedia }}
          part={parts.player}
          title={title}
          description={descriptions.text}
        />
      </InsteadOf>
      <InsteadOf part={parts.infos}>
        <Infos media={media} title={title} />
      </InsteadOf>
      <InsteadOf part={parts.description}>
        <CleanHtml html={media.description} />
      </InsteadOf>
      <InsteadOf part={parts.transcription}>
        <TranscriptLink media={media} title={title} label={labels.transcriptionLabel} />
        {media.chapters.length > 0 && (
          <Transcript
            key={`chapters ${state.index}`}
            {...text}
            kind="chapters"
            title={texts.chapters}
          />
        )}
        {options.transcript && media.subtitles.length > 0 && (
          <Transcript key={state.index} {...text} kind="captions" title={texts.transcript} />
        )}
      </InsteadOf>
      <InsteadOf part={parts.controls}>
        <Controls
          {...{ labels, controller, media, medias, state, element, descriptions }}
          hasSpeed={options.speed}
        />
      </InsteadOf>
      <InsteadOf part={parts.autoplay}>
        <Autoplay labels={labels} state={state} turn={() => controller.turnAutoplay()} />
      </InsteadOf>
      <InsteadOf part={parts.playlist}>
        <Playlist
          {...{ options, medias, state, controller }}
          part={parts.playlist}
          label={labels.autoplayTitle}
        />
      </InsteadOf>
    </>
  );
}

/** The page is paused at once, and again after this time, because a slow tab may start a player meanwhile. */
const PAUSE_AGAIN_MS = 100;

interface TranscriptLinkProps {
  readonly media: Media;
  readonly title: string;
  readonly label: string;
}

function TranscriptLink({ media, title, label }: TranscriptLinkProps) {
  if (!media.transcription_url) return null;
  return (
    <a
      href={media.transcription_url}
      target="_blank"
      rel="nofollow noopener"
      onClick={() => {
        pauseWholePage();
        setTimeout(pauseWholePage, PAUSE_AGAIN_MS);
      }}
    >
      <span>{label}</span>
      <span data-islands-heard="">{texts.transcriptOf(title)}</span>
    </a>
  );
}
