/** Keeps much work from becoming one long task: after a few milliseconds the browser gets its turn. */

const SLICE_MS = 8;

let last = Promise.resolve();
let sliceEnd = 0;

/** Resolves, one caller after another, when there is time for a piece of work. */
export function turn(): Promise<void> {
  last = last.then(async () => {
    if (performance.now() < sliceEnd) return;
    await nextTask();
    sliceEnd = performance.now() + SLICE_MS;
  });
  return last;
}

/** Yields the items in their order, `size` at a time, each batch when there is time for it. */
export async function* batchesOf<Item>(
  items: readonly Item[],
  size = 256,
): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) {
    await turn();
    yield items.slice(at, at + size);
  }
}

/**
 * Resolves in the next task, by a message channel: it is not slowed down in a hidden tab, as a timer is.
 * https://developer.chrome.com/blog/timer-throttling-in-chrome-88
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
