/** When a player modal is there: it opens a moment after its trigger, and fades once it is closed. */

/** What a trigger asks for. */
export interface Request {
  readonly opener: Element;
  /** An id or an index; without it, the media that is there. */
  readonly media?: string | undefined;
}

export interface ModalState {
  readonly phase: 'closed' | 'opening' | 'open' | 'closing';
  /** Also while it fades, and while one that fades is about to open again. */
  readonly isShown: boolean;
  readonly request?: Request;
}

export type ModalEvent =
  | { readonly type: 'triggered'; readonly request: Request }
  /** The time that the phase lasts has passed. */
  | { readonly type: 'waited' }
  | { readonly type: 'left' };

export const CLOSED: ModalState = { phase: 'closed', isShown: false };

/** How long a phase lasts that ends by itself, in ms: given by the contract. */
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
