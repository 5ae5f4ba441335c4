/** Describes how a control is used before its root's code has loaded. */
import type { Page } from '@playwright/test';

/** A control of a root. */
export interface Row {
  /** The root, by its name in the contract. */
  readonly root: string;
  /** The used part of the contract, or `root`, `trigger`, `submit`, or a name in `early.also`. */
  readonly control: string;
  /** The rest of a sentence that begins with "early", such as `a click on "next" moves on by one`. */
  readonly does: string;
  /** The body of the smallest page with this control. */
  readonly html: string;
  /** Added to the page's `head`. */
  readonly head?: string;
  /** The query of the page's address, including its `?`. */
  readonly search?: string;
  /** The width of the window in CSS pixels. Default: 1280. */
  readonly width?: number;
  /** The root creates the control itself, so it can only be used after that. */
  readonly isMade?: true;
  /** The later chunks that create the control. */
  readonly needs?: RegExp;
  /** Runs before the page is opened: sets cookies or responses of other servers. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Uses the control by mouse or keyboard, like a visitor. */
  readonly act: (page: Page) => Promise<void>;
  /** Fails unless the action has had its effect. */
  readonly effect: (page: Page) => Promise<void>;
}

/** Controls that no visitor can use, or only after the root has mounted: the root and the part, with the reason. */
export type Unused = Readonly<Record<string, string>>;

/** The export of a file with rows. */
export interface EarlyUse {
  readonly rows: readonly Row[];
  readonly unused?: Unused;
}
