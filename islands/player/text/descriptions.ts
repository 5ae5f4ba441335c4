/** Audio descriptions as text: shown over the video and announced, for visitors who have turned them on. */
import { type RefObject, useEffect } from 'react';
import { useKept } from '../controls/use-kept.ts';
import { useLines } from './use-lines.ts';

export interface Descriptions {
  readonly isOn: boolean;
  readonly turn: () => void;
  /** The current description; empty if there is none. */
  readonly text: string;
}

/** Follows the descriptions of the media. The visitor's choice is kept for later medias and visits. */
export function useDescriptions(
  element: RefObject<HTMLMediaElement | null>,
  announce: (sentence: string) => void,
): Descriptions {
  const [kept, keep] = useKept('islands-descriptions');
  const isOn = kept === 'on';
  const { lines, current } = useLines({ element, kind: 'descriptions', isWanted: isOn });
  const text = lines.find(({ start }) => start === current)?.text ?? '';
  useEffect(() => {
    if (text) announce(text);
  }, [text, announce]);
  return { isOn, turn: () => keep(isOn ? undefined : 'on'), text };
}
