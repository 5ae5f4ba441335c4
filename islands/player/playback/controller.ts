/** Controls the media element of a player, and keeps its state. */
import { recall, remember } from '../../../src/services/storage.ts';
import type { PlayerEvent, PlayerState } from '../state.ts';
import { hasMedia, isUnderWay, reduce } from '../state.ts';
import type { MediaElement } from './media-element.ts';
import { fillMediaElement } from './media-element.ts';
import { leaveSession, pauseSession, takeSession } from './media-session.ts';
import type { Media, PlayerConfig } from './medias.ts';
import { joinPlayers } from './one-at-a-time.ts';
import { savesData } from './preload.ts';
import { keepPosition, keptPosition } from './resume.ts';

const AUTOPLAY_KEY = 'islands-autoplay';

type EventName = 'play' | 'pause' | 'change' | 'ended' | 'error';

export interface ControllerOptions {
  /** At least one. */
  readonly medias: readonly Media[];
  /** `autoplay` applies until the visitor has made a choice. */
  readonly options: Pick<PlayerConfig['options'], 'autoplay' | 'autostart'>;
  readonly emit: (event: `player:${EventName}`, detail: object) => void;
}

export class Controller {
  state: PlayerState;
  #element: HTMLMediaElement | undefined;
  #mediaElement: MediaElement | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  readonly #medias: ControllerOptions['medias'];
  readonly #options: ControllerOptions['options'];
  readonly #emitEvent: ControllerOptions['emit'];
  #pauseOthers = (): void => {};
  readonly #listeners = new Set<() => void>();

  constructor({ medias, options, emit }: ControllerOptions) {
    this.#medias = medias;
    this.#options = options;
    this.#emitEvent = emit;
    const choice = recall('visit', AUTOPLAY_KEY);
    this.state = {
      index: 0,
      count: medias.length,
      status: 'paused',
      isAutoplayOn: choice === undefined ? options.autoplay : choice === 'on',
    };
    this.state = { ...this.state, resumeAt: keptPosition(this.media) };
  }

  /**
   * Attaches the media element. Returns a function that detaches it. Without an element nothing plays, but the list
   * can be browsed.
   */
  attach(element: HTMLMediaElement): () => void {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    this.#element = element;
    this.#pauseOthers = joinPlayers(() => this.pause(), signal);
    this.#mediaElement = fillMediaElement(element, (type) => this.#dispatch({ type }), signal);
    this.#mediaElement.load(this.media);
    if (this.#options.autostart) this.#startMuted(element);
    addEventListener('pagehide', () => this.#keepPosition(), { signal });
    return () => {
      this.#keepPosition();
      this.pause();
      leaveSession(this);
      lifetime.abort();
    };
  }

  get media(): Media {
    const media = this.#medias[this.state.index];
    if (!media) throw new RangeError(`expected a media at ${this.state.index}, found none`);
    return media;
  }

  /** Calls the listener after each change of the state. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Plays the current media. After a failure, loads it again first. */
  play(): void {
    if (this.state.status === 'failed') this.#load(this.state.index);
    this.#mediaElement?.play();
  }

  pause(): void {
    this.#dispatch({ type: 'waitCancelled' });
    this.#mediaElement?.pause();
  }

  toggle(): void {
    if (isUnderWay(this.state)) this.pause();
    else this.play();
  }

  /** Loads another media and plays it. For the current media, toggles play and pause. */
  pick(index: number): void {
    if (index === this.state.index) this.toggle();
    else this.#move(index, true);
  }

  /** Moves to the previous or the next media, and plays it if one was playing. */
  step(by: -1 | 1): void {
    const isGoingOn = isUnderWay(this.state) || this.state.secondsLeft !== undefined;
    this.#move(this.state.index + by, isGoingOn);
  }

  resume(): void {
    const { resumeAt } = this.state;
    this.#dispatch({ type: 'resumed' });
    this.#mediaElement?.play(resumeAt);
  }

  seek(seconds: number): void {
    this.#mediaElement?.play(seconds);
  }

  turnAutoplay(): void {
    this.#dispatch({ type: 'autoplayTurned' });
    remember('visit', AUTOPLAY_KEY, this.state.isAutoplayOn ? 'on' : 'off');
  }

  cancelWait(): void {
    this.#dispatch({ type: 'waitCancelled' });
  }

  /**
   * Starts without sound: browsers block autoplay with sound
   * (https://html.spec.whatwg.org/multipage/media.html#allowed-to-play), and visitors don't expect it.
   */
  #startMuted(element: HTMLMediaElement): void {
    if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.muted = true;
    this.play();
  }

  #move(index: number, plays: boolean): void {
    if (!hasMedia(this.state, index)) return;
    this.#keepPosition();
    this.#load(index);
    this.#emit('change', { index, id: this.media.id });
    if (plays) this.#mediaElement?.play();
  }

  #load(index: number): void {
    const media = this.#medias[index];
    this.#dispatch({ type: 'mediaChosen', index, resumeAt: media && keptPosition(media) });
    this.#mediaElement?.load(this.media);
  }

  #dispatch(event: PlayerEvent): void {
    const before = this.state;
    this.state = reduce(before, event);
    if (this.state === before) return;
    this.#runEffects(before, event);
    this.#wait();
    for (const listener of this.#listeners) listener();
  }

  #runEffects(before: PlayerState, { type }: PlayerEvent): void {
    const { status } = this.state;
    if (type === 'asked') this.#pauseOthers();
    if (type === 'paused' || type === 'ended') this.#keepPosition();
    if (type === 'ended') this.#emit('ended');
    else if (type === 'failed') this.#emit('error');
    else if (type === 'paused' && before.status === 'playing') this.#emit('pause');
    if (status === before.status) return;
    if (status === 'playing') {
      takeSession(this, this.media, this.#sessionKeys());
      this.#emit('play');
    } else pauseSession(this);
  }

  /** Runs the countdown to the next media while the state has one. */
  #wait(): void {
    const isWaiting = this.state.secondsLeft !== undefined;
    if (isWaiting && this.#ticking === undefined)
      this.#ticking = setInterval(() => this.#passSecond(), 1000);
    if (isWaiting) return;
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  #passSecond(): void {
    if (this.state.secondsLeft === 1) this.#move(this.state.index + 1, true);
    else this.#dispatch({ type: 'secondPassed' });
  }

  #keepPosition(): void {
    if (this.#element?.readyState) keepPosition(this.media, this.#element);
  }

  #sessionKeys() {
    const { index } = this.state;
    const stepTo = (by: -1 | 1) => (hasMedia(this.state, index + by) ? () => this.step(by) : null);
    return {
      play: () => this.play(),
      pause: () => this.pause(),
      previoustrack: stepTo(-1),
      nexttrack: stepTo(1),
    };
  }

  #emit(name: EventName, detail: object = { id: this.media.id }): void {
    this.#emitEvent(`player:${name}`, detail);
  }
}
