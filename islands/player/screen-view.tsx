import { spokenTime } from '../../src/lib/format-fr.ts';
import { NextNotice } from './autoplay-view.tsx';
import { titleOf } from './effects.ts';
import { FleetingButton } from './fleeting-button.tsx';
import { isThrifty } from './preload.ts';
import { isUnderWay } from './state.ts';
import { texts } from './texts.ts';
import type { AreaProps } from './view.tsx';

/** The media with what stands over it: nothing that comes later moves the page. */
export function ScreenView({ config, parts, player }: AreaProps) {
  return (
    <div className="player-screen">
      <MediaView config={config} parts={parts} player={player} />
      <PlayButton config={config} player={player} />
      <div className="player-notices">
        <FailureView player={player} />
        <ResumeView player={player} />
        <NextNotice player={player} />
        {player.descriptions.text && <p className="player-notice">{player.descriptions.text}</p>}
      </div>
    </div>
  );
}

/** One element for all medias: see `media-element.ts`, which fills it. */
function MediaView({ config, parts, player }: AreaProps) {
  const { media, state, attach } = player;
  const { src, alt } = media.image;
  const title = titleOf(media, state.index);
  if (config.options.mediaType === 'audio')
    return (
      <>
        {src && <img src={src} alt={alt} />}
        {/* biome-ignore lint/a11y/useMediaCaption: media-element.ts puts the tracks in */}
        <audio
          ref={attach}
          controls
          controlsList="nodownload noplaybackrate"
          preload="none"
          aria-label={texts.audioPlayer(title)}
        />
      </>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: media-element.ts puts the tracks in
    <video
      ref={attach}
      controls
      controlsList="nodownload noplaybackrate"
      disablePictureInPicture
      playsInline
      preload={isThrifty(parts.player, src) ? 'none' : 'metadata'}
      poster={src || undefined}
      aria-label={texts.videoPlayer(title)}
    />
  );
}

/** Says what it does by its label alone. Always there where the browser waits for a gesture. */
function PlayButton({ config, player: { controller, state } }: Omit<AreaProps, 'parts'>) {
  const { isVisible, hasIcon } = config.options.playButton;
  if (!isVisible && !state.isRefused) return null;
  const { playLabel, pauseLabel } = config.labels;
  return (
    <button className="player-play" type="button" onClick={() => controller.toggle()}>
      {hasIcon && <span className="player-icon" aria-hidden="true" />}
      <span>{isUnderWay(state) ? pauseLabel : playLabel}</span>
    </button>
  );
}

type NoticeProps = Pick<AreaProps, 'player'>;

/** Spoken where someone waits for the media; where nobody has asked for it, it is there to be found. */
function FailureView({ player: { controller, media, state, focusMedia } }: NoticeProps) {
  if (state.status !== 'failed') return null;
  return (
    <div className="player-notice">
      <p role={state.isWanted ? 'alert' : undefined}>{texts.failed(titleOf(media, state.index))}</p>
      <FleetingButton label={texts.retry} act={() => controller.play()} focusNext={focusMedia} />
    </div>
  );
}

function ResumeView({ player: { controller, state, focusMedia } }: NoticeProps) {
  if (state.resumeAt === undefined) return null;
  return (
    <div className="player-notice">
      <FleetingButton
        label={texts.resume(spokenTime(state.resumeAt))}
        act={() => controller.resume()}
        focusNext={focusMedia}
      />
    </div>
  );
}
