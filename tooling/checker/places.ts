/** Lines and columns in a source, both from 1, as editors count them. */

export interface Position {
  readonly line: number;
  readonly column: number;
}

export class Lines {
  readonly #source: string;
  readonly #starts: readonly number[];

  constructor(source: string) {
    this.#source = source;
    this.#starts = [
      0,
      ...[...source.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: sign }) => index + sign.length),
    ];
  }

  positionOf(offset: number): Position {
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#startOf(middle) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - this.#startOf(low) + 1 };
  }

  /** The text of a line, without its end. */
  textOf(line: number): string {
    const end = this.#starts[line] ?? this.#source.length;
    return this.#source.slice(this.#startOf(line - 1), end).replace(/[\r\n]+$/, '');
  }

  #startOf(line: number): number {
    return this.#starts[line] ?? this.#source.length;
  }
}
