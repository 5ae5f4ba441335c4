/** Questions of which only the newest counts: asking again ends the one before, and its late answer is dropped. */
export class Newest {
  #current: AbortController | undefined;

  /** Nothing is asked any more once `whole` has ended. */
  constructor(whole: AbortSignal) {
    whole.addEventListener('abort', () => this.cancel(), { once: true });
  }

  /** Ends the question before, and gives the signal of the new one. */
  begin(): AbortSignal {
    this.cancel();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  cancel(): void {
    this.#current?.abort();
  }
}
