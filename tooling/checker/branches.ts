/**
 * Follows the conditions and loops of a template. An element in a branch is only rendered with what is around the whole
 * condition, so it is known which elements are rendered together.
 */
import type { Branch } from '../../src/checks/markup.ts';
import { countBefore } from './places.ts';
import type { Effect } from './statements.ts';

interface Open extends Branch {
  /** The statement that ends it, such as `endif`. */
  readonly end: string;
  readonly around: Branch;
}

const WHOLE: Branch = { around: undefined };

export class Branches {
  readonly #offsets: number[] = [];
  readonly #branches: Branch[] = [WHOLE];
  readonly #open: Open[] = [];
  #isClear = true;

  /** Reads a statement. Call it for all statements of the template, in order. */
  add(statement: string, start: number, { divides, writes }: Effect): void {
    const name = nameOf(statement);
    const last = this.#open.at(-1);
    if (OPENS.has(name)) this.#begin(`end${name}`);
    else if (last && TURNS.has(name)) this.#turn(last);
    else if (last?.end === name) this.#open.pop();
    // An include renders something, but opens no branch.
    else if (divides && !(writes && name)) this.#isClear = false;
    this.#offsets.push(start);
    this.#branches.push(this.#open.at(-1) ?? WHOLE);
  }

  #begin(end: string): void {
    this.#open.push({ end, around: this.#open.at(-1) ?? WHOLE });
  }

  #turn({ end }: Open): void {
    this.#open.pop();
    this.#begin(end);
  }

  /** Returns the branch at a place, or `undefined` if the template has conditions that can't be followed. */
  at(offset: number): Branch | undefined {
    return this.#isClear ? this.#branches[countBefore(this.#offsets, offset)] : undefined;
  }
}

/** Returns the name of a statement of Twig, Liquid or Blade. Those of PHP have none. */
function nameOf(statement: string): string {
  return /^(?:\{%[-~]?\s*|@)(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? '';
}

const OPENS = new Set(['if', 'unless', 'for', 'foreach', 'while']);
const TURNS = new Set(['else', 'elseif', 'elif', 'elsif']);
