import { useState } from 'react';
import { spokenTime } from '../../../src/lib/format-fr.ts';
import type { Player } from '../effects.ts';
import { type Kind, useLines } from './use-lines.ts';

interface TranscriptProps extends Pick<Player, 'controller' | 'element'> {
  readonly kind: Kind;
  readonly title: string;
}

/**
 * Lists the lines of a text track, which loads when the list is first opened. Each line seeks to its position in
 * the media.
 */
export function Transcript({ controller, element, kind, title }: TranscriptProps) {
  const [isOpen, setOpen] = useState(false);
  const { lines, current } = useLines({ element, kind, isWanted: isOpen });
  return (
    <details
      className="player-transcript"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <ol>
        {lines.map(({ start, text }) => (
          <li key={start}>
            <button
              type="button"
              aria-current={start === current ? 'true' : undefined}
              onClick={() => controller.seek(start)}
            >
              <time dateTime={`PT${Math.floor(start)}S`}>{spokenTime(Math.floor(start))}</time>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
