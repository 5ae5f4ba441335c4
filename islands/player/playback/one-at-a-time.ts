/** Keeps only one player of the page playing: the last one that was started. */

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

/** Pauses every media element of the page, whoever added it. */
export function pauseWholePage(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
}
