import { useState } from 'react';
import { spokenTime } from '../../src/lib/format-fr.ts';
import { texts } from './texts.ts';
import { useLines } from './transcript.ts';
import type { AreaProps } from './view.tsx';

/** The captions as a text that follows the media; a line leads to its place. Read only once it is opened. */
export function TranscriptView({ player }: Pick<AreaProps, 'player'>) {
  const { controller, element } = player;
  const [isOpen, setOpen] = useState(false);
  const { lines, current } = useLines(element.current, isOpen);
  return (
    <details
      className="player-transcript"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.transcript}</summary>
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
