import type { TimeText } from '../../src/lib/format-fr.ts';
import { frenchDate, frenchDuration } from '../../src/lib/format-fr.ts';
import type { Media } from './medias.ts';
import { texts } from './texts.ts';

export function InfosView({ media, title }: { readonly media: Media; readonly title: string }) {
  return (
    <>
      <p className="player-title">{title}</p>
      <p className="player-facts">
        <TimeView {...frenchDate(media.date)} />
        <TimeView {...frenchDuration(media.duration)} />
        {media.author && <span>{texts.by(media.author)}</span>}
      </p>
    </>
  );
}

/** Nothing where there is nothing to tell. */
export function TimeView({ text, dateTime }: TimeText) {
  if (!text) return null;
  return dateTime ? <time dateTime={dateTime}>{text}</time> : <span>{text}</span>;
}
