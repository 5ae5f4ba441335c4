/** Questions of which only the newest counts: asking again ends the one before, and its late answer is dropped. */
export class Newest {
  readonly #whole: AbortSignal;
  #current: AbortController | undefined;

  /** Takes the signal with which every question ends. */
  constructor(whole: AbortSignal) {
    this.#whole = whole;
  }

  /** Ends the question before. Returns the signal of the new one. */
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
