import { describe, expect, it } from 'vitest';
import { CLOSED, type ModalEvent, type ModalState, reduce } from './state.ts';

const triggered = {
  type: 'triggered',
  request: { opener: document.createElement('button') },
} as const;
const waited = { type: 'waited' } as const;
const left = { type: 'left' } as const;

/** Returns the phases that the events lead through, from closed. */
function phasesAfter(...events: readonly ModalEvent[]): readonly string[] {
  let state: ModalState = CLOSED;
  return events.map((event) => {
    state = reduce(state, event);
    return `${state.phase}${state.isShown ? ', shown' : ''}`;
  });
}

describe('a player modal', () => {
  it('opens after a delay, and fades out before it is hidden', () => {
    expect(phasesAfter(triggered, waited, left, waited)).toEqual([
      'opening',
      'open, shown',
      'closing, shown',
      'closed',
    ]);
  });

  it('closed before it has opened is never shown', () => {
    expect(phasesAfter(triggered, left, waited)).toEqual(['opening', 'closed', 'closed']);
  });

  it('opened again while it fades out stays visible', () => {
    expect(phasesAfter(triggered, waited, left, triggered, waited)).toEqual([
      'opening',
      'open, shown',
      'closing, shown',
      'opening, shown',
      'open, shown',
    ]);
  });

  it('closed again before it has opened again goes on fading out', () => {
    expect(phasesAfter(triggered, waited, left, triggered, left).at(-1)).toBe('closing, shown');
  });

  it('is not closed twice', () => {
    const closing = reduce(reduce(reduce(CLOSED, triggered), waited), left);

    expect(reduce(closing, left)).toBe(closing);
    expect(reduce(CLOSED, left)).toBe(CLOSED);
  });
});
