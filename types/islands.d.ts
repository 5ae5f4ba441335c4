/** What the script puts on `window`, and the events that the page hears of its roots. */

/** The page API. Each may be called at any time, any number of times. */
export interface Islands {
  /** Mounts every root in and on the element, or in the whole page, that isn't mounted. */
  scan(within?: ParentNode | null): void;
  /** Unmounts every root in and on the element, and puts the server's HTML back. */
  stop(within: ParentNode | null): void;
  /** Shows the debug overlay. There once the browser has been idle: call it as `Islands.debug?.()`. */
  debug?(): void;
  readonly version: string;
}

/** The `detail` of `island:mounted`. */
export interface MountedDetail {
  /** The name of the root, without `data-`. */
  readonly island: string;
}

/** The `detail` of `island:failed`. */
export interface FailedDetail extends MountedDetail {
  readonly error: unknown;
}

declare global {
  interface Window {
    /** There once the script has run. */
    Islands?: Islands;
  }
  interface HTMLElementEventMap {
    'island:mounted': CustomEvent<MountedDetail>;
    'island:failed': CustomEvent<FailedDetail>;
  }
}
