import { describe, expect, it } from 'vitest';
import { CLOSED, type ModalEvent, type ModalState, reduce } from './state.ts';

const triggered = {
  type: 'triggered',
  request: { opener: document.createElement('button') },
} as const;
const waited = { type: 'waited' } as const;
const left = { type: 'left' } as const;

/** The phases that a modal goes through, from closed. */
function phasesAfter(...events: readonly ModalEvent[]): readonly string[] {
  let state: ModalState = CLOSED;
  return events.map((event) => {
    state = reduce(state, event);
    return `${state.phase}${state.isShown ? ', shown' : ''}`;
  });
}

describe('a player modal', () => {
  it('opens after its moment, and fades before it is hidden', () => {
    expect(phasesAfter(triggered, waited, left, waited)).toEqual([
      'opening',
      'open, shown',
      'closing, shown',
      'closed',
    ]);
  });

  it('closed before it has opened never shows', () => {
    expect(phasesAfter(triggered, left, waited)).toEqual(['opening', 'closed', 'closed']);
  });

  it('opened again while it fades stays shown', () => {
    expect(phasesAfter(triggered, waited, left, triggered, waited)).toEqual([
      'opening',
      'open, shown',
      'closing, shown',
      'opening, shown',
      'open, shown',
    ]);
  });

  it('closed again while it is about to open again goes on fading', () => {
    expect(phasesAfter(triggered, waited, left, triggered, left).at(-1)).toBe('closing, shown');
  });

  it('is not closed twice', () => {
    const closing = reduce(reduce(reduce(CLOSED, triggered), waited), left);

    expect(reduce(closing, left)).toBe(closing);
    expect(reduce(CLOSED, left)).toBe(CLOSED);
  });
});
