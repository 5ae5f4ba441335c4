/** Keeps only the newest of several requests: a new one aborts the one before, whose late answer is dropped. */
export class Newest {
  readonly #whole: AbortSignal;
  #current: AbortController | undefined;

  /** Takes the signal that aborts every request. */
  constructor(whole: AbortSignal) {
    this.#whole = whole;
  }

  /** Aborts the request before. Returns the signal of the new one. */
  begin(): AbortSignal {
    this.cancel();
    const current = new AbortController();
    const { signal } = current;
    this.#current = current;
    this.#whole.addEventListener('abort', () => current.abort(), { once: true, signal });
    return signal;
  }

  cancel(): void {
    this.#current?.abort();
  }
}
