/**
 * Reads JSON as `response.json()` does, but a long list in pieces: megabytes parsed at once hold up every tap for as
 * long as that takes.
 */
import { turn } from './pace.ts';

/** Resolves to the value; rejects with a `SyntaxError` where that is no JSON, and as the response does where it breaks off. */
export async function readJson(response: Response): Promise<unknown> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const list = new GrowingList();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    for (let at = 0; at < value.length; at += BYTES) {
      list.add(decoder.decode(value.subarray(at, at + BYTES), { stream: true }));
      while (list.parsePiece()) await turn();
    }
  }
  list.add(decoder.decode());
  return list.end();
}

/** Of what may come at once from a fast network or a cache, so many are decoded at once. */
const BYTES = 65_536;

/** In characters; a slow phone parses so many within a few milliseconds. */
const PIECE = 32_768;
/** Where one object of a list may end and the next begin. */
const SEAM = /\}\s*,\s*(?=\{)/g;
/** The seams within an object are tried one after another, so many; the next is then so much further on. */
const TRIES = 8;
const FURTHER = 1.25;

class GrowingList {
  readonly #items: unknown[] = [];
  /** What is not parsed yet. */
  #text = '';
  /** Where the next seam is looked for. */
  #from = PIECE;
  /** How many seams since the last piece were within an object. */
  #misses = 0;

  add(text: string): void {
    this.#text += text;
  }

  /**
   * Whether there was a piece to parse. What parses as a list of its own is whole: no object ends within a string
   * or within another object.
   */
  parsePiece(): boolean {
    for (;;) {
      SEAM.lastIndex = this.#from;
      const seam = SEAM.exec(this.#text);
      if (!seam || !this.#isList()) return false;
      const end = SEAM.lastIndex;
      if (this.#parse(`${this.#text.slice(0, seam.index + 1)}]`)) {
        this.#text = this.#text.slice(end);
        this.#from = PIECE;
        this.#misses = 0;
        return true;
      }
      this.#misses += 1;
      this.#from = this.#misses % TRIES === 0 ? Math.ceil(end * FURTHER) : end;
    }
  }

  /** Returns all of it, whatever it is. */
  end(): unknown {
    if (this.#items.length === 0) return JSON.parse(this.#text);
    this.#take(JSON.parse(`[${this.#text}`));
    return this.#items;
  }

  #isList(): boolean {
    return this.#items.length > 0 || this.#text.trimStart().startsWith('[');
  }

  #parse(piece: string): boolean {
    try {
      this.#take(JSON.parse(this.#items.length > 0 ? `[${piece}` : piece));
      return true;
    } catch {
      return false;
    }
  }

  #take(items: readonly unknown[]): void {
    for (const item of items) this.#items.push(item);
  }
}
