/** Parses JSON like `response.json()`, but a long list in pieces: parsing megabytes at once would block the page. */
import { yieldToMain } from './pace.ts';

/**
 * Resolves with the value. Rejects with a `SyntaxError` if it is not JSON, and with the error of the response if
 * that breaks off. The body is not read as a stream, because Chromium may then call a request aborted that has
 * ended well: https://github.com/microsoft/playwright/issues/42742
 */
export async function readJson(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const decoder = new TextDecoder();
  const list = new GrowingList();
  for (let at = 0; at < bytes.length; at += BYTES) {
    list.add(decoder.decode(bytes.subarray(at, at + BYTES), { stream: true }));
    while (list.parsePiece()) await yieldToMain();
  }
  list.add(decoder.decode());
  return list.end();
}

/** Bytes to decode at a time. */
const BYTES = 65_536;

/** Characters to parse at a time. A slow phone needs a few milliseconds for them. */
const PIECE = 32_768;
/** Matches where one object of a list may end and the next begin. It also matches inside strings and nested lists. */
const SEAM = /\}\s*,\s*(?=\{)/g;
/** After this many seams inside an object, the search jumps ahead by the factor `FURTHER`. */
const TRIES = 8;
const FURTHER = 1.25;

class GrowingList {
  readonly #items: unknown[] = [];
  /** The text that is not parsed yet. */
  #text = '';
  /** Where the search for the next seam begins. */
  #from = PIECE;
  /** How many seams since the last piece were inside an object. */
  #misses = 0;

  add(text: string): void {
    this.#text += text;
  }

  /**
   * Parses one piece, if there is one. Returns whether there was. A text up to a seam that parses as a list is
   * complete: a seam inside a string or an object would leave it unclosed.
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

  /** Parses the rest and returns the whole value, which need not be a list. */
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
