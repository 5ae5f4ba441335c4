import { Bound } from '../../src/runtime/react/bound.tsx';
import { InsteadOf } from '../../src/runtime/react/part-view.tsx';
import { AutoplayView } from './autoplay-view.tsx';
import { CleanHtml } from './clean-html.tsx';
import type { Player } from './effects.ts';
import { titleOf } from './effects.ts';
import { ExtrasView } from './extras-view.tsx';
import { InfosView } from './infos-view.tsx';
import { pauseWholePage } from './one-at-a-time.ts';
import { PlaylistView } from './playlist-view.tsx';
import type { PlayerProps } from './props.ts';
import { ScreenView } from './screen-view.tsx';
import { hasMedia, isUnderWay } from './state.ts';
import { texts } from './texts.ts';
import { TranscriptView } from './transcript-view.tsx';

export interface AreaProps extends Pick<PlayerProps, 'config' | 'parts'> {
  readonly player: Player;
}

/** Each area renders where the template has its part. */
export function PlayerView({ root, config, parts, player }: AreaProps & Pick<PlayerProps, 'root'>) {
  const { media, state } = player;
  const area = { config, parts, player };
  return (
    <>
      <Bound to={root} classes={{ 'is-playing': isUnderWay(state) }} />
      <InsteadOf part={parts.player}>
        <ScreenView {...area} />
      </InsteadOf>
      <InsteadOf part={parts.infos}>
        <InfosView media={media} title={titleOf(media, state.index)} />
      </InsteadOf>
      <InsteadOf part={parts.description}>
        <CleanHtml html={media.description} />
      </InsteadOf>
      <InsteadOf part={parts.transcription}>
        <TranscriptionView {...area} />
        {media.chapters.length > 0 && (
          <TranscriptView
            key={`chapters ${state.index}`}
            player={player}
            kind="chapters"
            title={texts.chapters}
          />
        )}
        {config.options.transcript && media.subtitles.length > 0 && (
          <TranscriptView
            key={state.index}
            player={player}
            kind="captions"
            title={texts.transcript}
          />
        )}
      </InsteadOf>
      <InsteadOf part={parts.controls}>
        <StepButton {...area} by={-1} label={config.labels.previousMediaLabel} />
        <StepButton {...area} by={1} label={config.labels.nextMediaLabel} />
        <ExtrasView config={config} player={player} />
      </InsteadOf>
      <InsteadOf part={parts.autoplay}>
        <AutoplayView {...area} />
      </InsteadOf>
      <InsteadOf part={parts.playlist}>
        <PlaylistView {...area} />
      </InsteadOf>
    </>
  );
}

/** The page is paused at once, and again when a slow tab may have started something. */
const PAUSE_AGAIN_MS = 100;

function TranscriptionView({ config, player: { media, state } }: AreaProps) {
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
      <span>{config.labels.transcriptionLabel}</span>
      <span data-islands-heard="">{texts.transcriptOf(titleOf(media, state.index))}</span>
    </a>
  );
}

interface StepButtonProps extends AreaProps {
  readonly by: -1 | 1;
  readonly label: string;
}

/** Never `disabled`: the button that was used would lose the focus. */
function StepButton({ player: { controller, medias, state }, by, label }: StepButtonProps) {
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
