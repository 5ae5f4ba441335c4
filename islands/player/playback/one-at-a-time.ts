/** Of all the players of a page one plays: the one that was started last. */

type Pause = () => void;

const players = new Set<Pause>();

/** Adds a player. Returns a function that pauses all others. */
export function joinPlayers(pause: Pause, signal: AbortSignal): () => void {
  players.add(pause);
  signal.addEventListener('abort', () => players.delete(pause), { once: true });
  return () => {
    for (const other of players) if (other !== pause) other();
  };
}

/** Pauses everything on the page that can be heard, whoever put it there. */
export function pauseWholePage(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
}
