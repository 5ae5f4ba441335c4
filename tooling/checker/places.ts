/** Converts offsets in a source into lines and columns, both starting at 1, as in editors. */

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
    const line = countBefore(this.#starts, offset + 1);
    return { line, column: offset - this.#startOf(line - 1) + 1 };
  }

  /** Returns the text of a line, without the line break. */
  textOf(line: number): string {
    const end = this.#starts[line] ?? this.#source.length;
    return this.#source.slice(this.#startOf(line - 1), end).replace(/[\r\n]+$/, '');
  }

  #startOf(line: number): number {
    return this.#starts[line] ?? this.#source.length;
  }
}

/** Returns how many of the sorted offsets are before this one. */
export function countBefore(offsets: readonly number[], offset: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
