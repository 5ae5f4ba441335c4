/** Splits long work into slices of a few milliseconds. Between two slices the browser can handle input and render. */

const SLICE_MS = 8;

let last = Promise.resolve();
let sliceEnd = 0;

/** Resolves when the caller may do a piece of work. Callers are served in their order. */
export function yieldToMain(): Promise<void> {
  last = last.then(async () => {
    if (performance.now() < sliceEnd) return;
    await nextTask();
    sliceEnd = performance.now() + SLICE_MS;
  });
  return last;
}

/** Yields the items in batches of `size`, in their order. Each batch waits for its time slice. */
export async function* batchesOf<Item>(
  items: readonly Item[],
  size = 256,
): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) {
    await yieldToMain();
    yield items.slice(at, at + size);
  }
}

/**
 * Resolves in the next task. A message channel isn't throttled in a hidden tab, as a timer is:
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
