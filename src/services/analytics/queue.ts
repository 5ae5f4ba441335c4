/** A queue for items whose receiver may not be there yet. */

const LOOK_EVERY_MS = 250;
const LOOKS = 60_000 / LOOK_EVERY_MS;
const WAITING_AT_MOST = 20;

/**
 * Returns a function that delivers an item at once if `deliver` returns `true`. Otherwise the item is queued, and
 * `deliver` is called again every 250 ms for 60 seconds. The first 20 items are queued, in their order. Further
 * items, and those still queued after 60 seconds, are dropped.
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
