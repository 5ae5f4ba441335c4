/** A queue for items whose receiver may not be there yet. */

const RETRY_MS = 250;
const TRIES = 60_000 / RETRY_MS;
const WAITING_AT_MOST = 20;

/**
 * Returns a function that delivers an item at once if `deliver` returns `true`. Otherwise the item is queued, and
 * `deliver` is called again every 250 ms for 60 seconds. The first 20 items are queued, in their order. Further
 * items, and those still queued after 60 seconds, are dropped.
 */
export function createQueue<Item>(deliver: (item: Item) => boolean): (item: Item) => void {
  let waiting: readonly Item[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  const retry = (): void => {
    const refused = waiting.findIndex((item) => !deliver(item));
    waiting = refused < 0 ? [] : waiting.slice(refused);
    if (waiting.length === 0) stop();
  };
  const stop = (): void => {
    waiting = [];
    clearInterval(timer);
    timer = undefined;
  };
  const begin = (): void => {
    let tries = 0;
    timer = setInterval(() => {
      tries += 1;
      retry();
      if (tries === TRIES) stop();
    }, RETRY_MS);
  };
  return (item) => {
    if (timer === undefined && deliver(item)) return;
    if (waiting.length < WAITING_AT_MOST) waiting = [...waiting, item];
    if (timer === undefined) begin();
  };
}
