import type { TimeText } from '../../../src/lib/format-fr.ts';
import { frenchDate, frenchDuration } from '../../../src/lib/format-fr.ts';
import type { Media } from '../playback/medias.ts';
import { texts } from '../texts.ts';

interface InfosProps {
  readonly media: Media;
  readonly title: string;
}

export function Infos({ media: { date, duration, author }, title }: InfosProps) {
  return (
    <>
      <p className="player-title">{title}</p>
      {(date || duration || author) && (
        <p className="player-facts">
          <TimeView {...frenchDate(date)} />
          <TimeView {...frenchDuration(duration)} />
          {author && <span>{texts.by(author)}</span>}
        </p>
      )}
    </>
  );
}

/** Renders a date or a duration. Renders nothing for an empty text. */
export function TimeView({ text, dateTime }: TimeText) {
  if (!text) return null;
  return dateTime ? <time dateTime={dateTime}>{text}</time> : <span>{text}</span>;
}
