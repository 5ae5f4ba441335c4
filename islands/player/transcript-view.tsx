import { useState } from 'react';
import { spokenTime } from '../../src/lib/format-fr.ts';
import { type Kind, useLines } from './transcript.ts';
import type { AreaProps } from './view.tsx';

interface TranscriptProps extends Pick<AreaProps, 'player'> {
  readonly kind: Kind;
  readonly title: string;
}

/** A text track as a list that follows the media; a line leads to its place. Read only once it is opened. */
export function TranscriptView({ player, kind, title }: TranscriptProps) {
  const { controller, element } = player;
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
