/** How a control is used before its root's code is there. */
import type { Page } from '@playwright/test';

/** One control of one root. */
export interface Row {
  /** The root, by its name in the contract. */
  readonly root: string;
  /** The part of the contract that is used, or `root`, `trigger`, `submit`, or what `early.also` names. */
  readonly control: string;
  /** The rest of a sentence that begins with "early": `a click on "next" moves on by one`. */
  readonly does: string;
  /** The body of the smallest page that has the control. */
  readonly html: string;
  /** Added to the page's `head`. */
  readonly head?: string;
  /** The query of the page's address, with its `?`. */
  readonly search?: string;
  /** Of the window, in CSS pixels; 1280 unless told. */
  readonly width?: number;
  /** The root makes the control itself: it can be used as soon as it is there, and not before. */
  readonly isMade?: true;
  /** The later chunks without which the control is not there. */
  readonly needs?: RegExp;
  /** Before the page is opened: cookies, answers of other servers. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** By mouse and keyboard, as a visitor. */
  readonly act: (page: Page) => Promise<void>;
  /** Fails unless the page does what the visitor asked for. */
  readonly effect: (page: Page) => Promise<void>;
}

/** What no visitor can use, or not before the root has made it usable: the root and the part, and why. */
export type Unused = Readonly<Record<string, string>>;

/** What a file of rows exports. */
export interface EarlyUse {
  readonly rows: readonly Row[];
  readonly unused?: Unused;
}
