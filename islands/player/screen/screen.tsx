import { spokenTime } from '../../../src/lib/format-fr.ts';
import type { Player } from '../effects.ts';
import type { Media, PlayerConfig } from '../playback/medias.ts';
import { titleOf } from '../playback/medias.ts';
import { isThrifty } from '../playback/preload.ts';
import { isUnderWay } from '../state.ts';
import { texts } from '../texts.ts';
import { Notice } from './notice.tsx';

interface ScreenProps
  extends Pick<Player, 'controller' | 'media' | 'medias' | 'state' | 'attach' | 'focusMedia'> {
  readonly part: HTMLElement | undefined;
  /** The title of the media. */
  readonly title: string;
  readonly options: PlayerConfig['options'];
  readonly labels: PlayerConfig['labels'];
  /** The current audio description as text; empty if there is none. */
  readonly description: string;
}

/** Shows the media with everything that lies over it, so that nothing later moves the page. */
export function Screen({
  part,
  title,
  options,
  labels,
  media,
  medias,
  controller,
  state,
  attach,
  focusMedia,
  description,
}: ScreenProps) {
  const { resumeAt, secondsLeft, index } = state;
  const next = medias[index + 1];
  return (
    <div className="player-screen">
      <MediaView
        part={part}
        type={options.mediaType}
        image={media.image}
        title={title}
        attach={attach}
      />
      <PlayButton
        looks={options.playButton}
        labels={labels}
        state={state}
        controller={controller}
      />
      <div className="player-notices">
        {state.status === 'failed' && (
          <Notice label={texts.retry} act={() => controller.play()} focusNext={focusMedia}>
            {/* An alert only if the visitor waits for the media. */}
            <p role={state.isWanted ? 'alert' : undefined}>{texts.failed(title)}</p>
          </Notice>
        )}
        {resumeAt !== undefined && (
          <Notice
            label={texts.resume(spokenTime(resumeAt))}
            act={() => controller.resume()}
            focusNext={focusMedia}
          />
        )}
        {next && secondsLeft !== undefined && (
          <Notice label={texts.cancel} act={() => controller.cancelWait()} focusNext={focusMedia}>
            <p>{texts.next(titleOf(next, index + 1), secondsLeft)}</p>
          </Notice>
        )}
        {description && <p className="player-notice">{description}</p>}
      </div>
    </div>
  );
}

interface MediaViewProps extends Pick<ScreenProps, 'part' | 'title' | 'attach'> {
  readonly type: PlayerConfig['options']['mediaType'];
  readonly image: Media['image'];
}

/** Renders one element for all medias. `media-element.ts` fills it. */
function MediaView({ part, type, image: { src, alt }, title, attach }: MediaViewProps) {
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

/** Its text alone says what it does. It is always rendered if the browser requires a user gesture to play. */
function PlayButton({ looks: { isVisible, hasIcon }, labels, state, controller }: PlayButtonProps) {
  if (!isVisible && !state.isRefused) return null;
  return (
    <button className="player-play" type="button" onClick={() => controller.toggle()}>
      {hasIcon && <span className="player-icon" aria-hidden="true" />}
      <span>{isUnderWay(state) ? labels.pauseLabel : labels.playLabel}</span>
    </button>
  );
}
