import { spokenTime } from '../../../src/lib/format-fr.ts';
import type { Player } from '../effects.ts';
import type { PlayerConfig } from '../playback/medias.ts';
import { titleOf } from '../playback/medias.ts';
import { isThrifty } from '../playback/preload.ts';
import { isUnderWay } from '../state.ts';
import { texts } from '../texts.ts';
import { FleetingButton } from './fleeting-button.tsx';

interface ScreenProps
  extends Pick<Player, 'controller' | 'media' | 'medias' | 'state' | 'attach' | 'focusMedia'> {
  readonly part: HTMLElement | undefined;
  readonly options: PlayerConfig['options'];
  readonly labels: PlayerConfig['labels'];
  /** What is described at the moment; empty where nothing is. */
  readonly description: string;
}

/** Shows the media with what stands over it: nothing that comes later moves the page. */
export function Screen({ part, options, labels, media, medias, state, ...player }: ScreenProps) {
  const { controller, attach, focusMedia, description } = player;
  const { mediaType, playButton } = options;
  return (
    <div className="player-screen">
      <MediaView part={part} type={mediaType} media={media} index={state.index} attach={attach} />
      <PlayButton looks={playButton} labels={labels} state={state} controller={controller} />
      <div className="player-notices">
        <Failure media={media} state={state} controller={controller} focusMedia={focusMedia} />
        <Resume state={state} controller={controller} focusMedia={focusMedia} />
        <Next medias={medias} state={state} controller={controller} focusMedia={focusMedia} />
        {description && <p className="player-notice">{description}</p>}
      </div>
    </div>
  );
}

interface MediaViewProps extends Pick<ScreenProps, 'part' | 'media' | 'attach'> {
  readonly type: PlayerConfig['options']['mediaType'];
  readonly index: number;
}

/** Renders one element for all medias: `media-element.ts` fills it. */
function MediaView({ part, type, media, index, attach }: MediaViewProps) {
  const { src, alt } = media.image;
  const title = titleOf(media, index);
  if (type === 'audio')
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
      preload={isThrifty(part, src) ? 'none' : 'metadata'}
      poster={src || undefined}
      aria-label={texts.videoPlayer(title)}
    />
  );
}

interface PlayButtonProps extends Pick<ScreenProps, 'labels' | 'state' | 'controller'> {
  readonly looks: PlayerConfig['options']['playButton'];
}

/** Says what it does by its label alone. It is always there where the browser waits for a gesture. */
function PlayButton({ looks: { isVisible, hasIcon }, labels, state, controller }: PlayButtonProps) {
  if (!isVisible && !state.isRefused) return null;
  return (
    <button className="player-play" type="button" onClick={() => controller.toggle()}>
      {hasIcon && <span className="player-icon" aria-hidden="true" />}
      <span>{isUnderWay(state) ? labels.pauseLabel : labels.playLabel}</span>
    </button>
  );
}

type NoticeProps = Pick<ScreenProps, 'state' | 'controller' | 'focusMedia'>;

/** Speaks where someone waits for the media. Where nobody has asked for it, the notice is there to be found. */
function Failure({
  media,
  state,
  controller,
  focusMedia,
}: NoticeProps & Pick<ScreenProps, 'media'>) {
  if (state.status !== 'failed') return null;
  return (
    <div className="player-notice">
      <p role={state.isWanted ? 'alert' : undefined}>{texts.failed(titleOf(media, state.index))}</p>
      <FleetingButton label={texts.retry} act={() => controller.play()} focusNext={focusMedia} />
    </div>
  );
}

/** Offers to go on where the visitor left the media. */
function Resume({ state, controller, focusMedia }: NoticeProps) {
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

/** Says what comes next and when, with a way to say no. */
function Next({
  medias,
  state,
  controller,
  focusMedia,
}: NoticeProps & Pick<ScreenProps, 'medias'>) {
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
