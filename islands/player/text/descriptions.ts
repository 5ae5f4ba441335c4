/** What the picture shows, as text: shown over the film and spoken, for those who turned it on. */
import { type RefObject, useEffect } from 'react';
import { useKept } from '../controls/use-kept.ts';
import { useLines } from './use-lines.ts';

export interface Descriptions {
  readonly isOn: boolean;
  readonly turn: () => void;
  /** What is described at the moment; empty where nothing is. */
  readonly text: string;
}

/** Follows the descriptions of the media. Keeps the visitor's choice for later medias and visits. */
export function useDescriptions(
  element: RefObject<HTMLMediaElement | null>,
  say: (sentence: string) => void,
): Descriptions {
  const [kept, keep] = useKept('islands-descriptions');
  const isOn = kept === 'on';
  const { lines, current } = useLines({ element, kind: 'descriptions', isWanted: isOn });
  const text = lines.find(({ start }) => start === current)?.text ?? '';
  useEffect(() => {
    if (text) say(text);
  }, [text, say]);
  return { isOn, turn: () => keep(isOn ? undefined : 'on'), text };
}
