/** Connects a player with its media element, with commands of other islands, and with the live region. */
import type { RefCallback, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLiveRegion } from '../../src/runtime/react/use-live-region.ts';
import { followCommands } from './playback/commands.ts';
import { Controller } from './playback/controller.ts';
import type { Media } from './playback/medias.ts';
import { safeMedias, titleOf, unplayable } from './playback/medias.ts';
import type { PlayerProps } from './props.ts';
import { type PlayerState, SECONDS_BEFORE_NEXT } from './state.ts';
import { type Descriptions, useDescriptions } from './text/descriptions.ts';
import { texts } from './texts.ts';

export interface Player {
  readonly medias: readonly Media[];
  readonly media: Media;
  readonly state: PlayerState;
  readonly controller: Controller;
  /** The ref of the media element. */
  readonly attach: RefCallback<HTMLMediaElement>;
  /** The media element; `null` before it is in the page. */
  readonly element: RefObject<HTMLMediaElement | null>;
  readonly descriptions: Descriptions;
  /** Focuses the media element. Called before the focused element is removed. */
  readonly focusMedia: () => void;
}

export function usePlayer(props: PlayerProps): Player {
  const { root, config, report } = props;
  const [{ medias, faults }] = useState(() => safeMedias(config.medias));
  useEffect(() => faults.forEach(report), [faults, report]);
  const announce = useLiveRegion(root);
  const [controller] = useState(() => createController(props, medias, announce));
  const state = useSyncExternalStore(controller.subscribe, () => controller.state);
  const element = useRef<HTMLMediaElement>(null);
  const descriptions = useDescriptions(element, announce);
  useAnnouncedNext(state, medias, announce);
  useEffect(() => followCommands(props, medias, controller), [props, medias, controller]);
  const attach = useCallback(
    (attached: HTMLMediaElement) => {
      element.current = attached;
      const detach = controller.attach(attached);
      return () => {
        element.current = null;
        detach();
      };
    },
    [controller],
  );
  return {
    medias,
    media: controller.media,
    state,
    controller,
    attach,
    element,
    descriptions,
    focusMedia: () => element.current?.focus({ preventScroll: true }),
  };
}

/** Announces the next media once, and how to cancel it. The countdown itself is not announced. */
function useAnnouncedNext(
  { index, secondsLeft }: PlayerState,
  medias: readonly Media[],
  announce: (sentence: string) => void,
): void {
  const isWaiting = secondsLeft !== undefined;
  useEffect(() => {
    const next = medias[index + 1];
    if (isWaiting && next) announce(texts.nextHeard(titleOf(next, index + 1), SECONDS_BEFORE_NEXT));
  }, [isWaiting, index, medias, announce]);
}

function createController(
  { config, emit, report }: PlayerProps,
  medias: readonly Media[],
  announce: (sentence: string) => void,
): Controller {
  const controller = new Controller({
    medias,
    options: config.options,
    emit(event, detail) {
      if (event === 'player:change') announce(sentenceFor(controller));
      if (event === 'player:error') unplayable(controller.media).forEach(report);
      emit(event, detail);
    },
  });
  return controller;
}

function sentenceFor({ media, state: { index, count } }: Controller): string {
  return texts.changed(titleOf(media, index), index + 1, count);
}
