/** The phases of a player modal. It opens a moment after the trigger was pressed, and fades out after it is closed. */

/** What a trigger requests. */
export interface Request {
  readonly opener: Element;
  /** An id or an index. Without it, the current media plays. */
  readonly media?: string | undefined;
}

export interface ModalState {
  readonly phase: 'closed' | 'opening' | 'open' | 'closing';
  /** Also true while the modal fades out, and while it is about to open again. */
  readonly isShown: boolean;
  readonly request?: Request;
}

export type ModalEvent =
  | { readonly type: 'triggered'; readonly request: Request }
  /** The time of the phase is over. */
  | { readonly type: 'waited' }
  | { readonly type: 'left' };

export const CLOSED: ModalState = { phase: 'closed', isShown: false };

/** The lengths of the timed phases in ms, as the contract requires. */
export const PHASE_MS = { opening: 100, closing: 300 } as const;

export function reduce(state: ModalState, event: ModalEvent): ModalState {
  const { phase, isShown } = state;
  switch (event.type) {
    case 'triggered':
      return { isShown, phase: phase === 'open' ? phase : 'opening', request: event.request };
    case 'waited':
      if (phase === 'opening') return { ...state, phase: 'open', isShown: true };
      return phase === 'closing' ? CLOSED : state;
    case 'left':
      if (phase === 'closed' || phase === 'closing') return state;
      return isShown ? { ...state, phase: 'closing' } : CLOSED;
  }
}
