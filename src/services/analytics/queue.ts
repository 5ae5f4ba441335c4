/** Lets things wait for somebody who takes them. */

const LOOK_EVERY_MS = 250;
const LOOKS = 60_000 / LOOK_EVERY_MS;
const WAITING_AT_MOST = 20;

/**
 * Returns a function that hands an item over at once where `deliver` takes it (answers `true`). Else it looks again
 * every 250 ms for 60 seconds. The first 20 items wait, in their order. What comes beyond, or too late, is dropped.
 */
export function createQueue<Item>(deliver: (item: Item) => boolean): (item: Item) => void {
  let waiting: readonly Item[] = [];
  let looking: ReturnType<typeof setInterval> | undefined;

  const look = (): void => {
    const refused = waiting.findIndex((item) => !deliver(item));
    waiting = refused < 0 ? [] : waiting.slice(refused);
    if (waiting.length === 0) stop();
  };
  const stop = (): void => {
    waiting = [];
    clearInterval(looking);
    looking = undefined;
  };
  const begin = (): void => {
    let looks = 0;
    looking = setInterval(() => {
      looks += 1;
      look();
      if (looks === LOOKS) stop();
    }, LOOK_EVERY_MS);
  };
  return (item) => {
    if (looking === undefined && deliver(item)) return;
    if (waiting.length < WAITING_AT_MOST) waiting = [...waiting, item];
    if (looking === undefined) begin();
  };
}
