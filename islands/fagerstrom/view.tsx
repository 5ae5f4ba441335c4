import { useState } from 'react';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import { Bound, BoundEach } from '../../src/runtime/react/bound.tsx';
import { PartView } from '../../src/runtime/react/part-view.tsx';
import type { TestModel } from './effects.ts';
import { texts } from './texts.ts';

interface TestViewProps extends TestModel {
  readonly form: HTMLFormElement;
  readonly part: HTMLElement | undefined;
}

const SHOWN = {};
const HIDDEN = { attributes: { hidden: true } };

export function TestView({ form, part, state, hasResult, holder, submit }: TestViewProps) {
  /** The result that the server has sent itself, after a submit without script. */
  const [earlier] = useState(() =>
    part ? [...unshadowed(part).querySelectorAll<HTMLElement>(':scope > *')] : [],
  );
  /** Called for submits of the form and of forms inside it. A form in the result is left alone. */
  const send = (event: SubmitEvent) => {
    if (event.target !== form) return;
    event.preventDefault();
    submit(new FormData(form));
  };
  const isUnavailable = state.kind === 'unavailable';
  const isAdded = !part && (isUnavailable || hasResult);
  const line = isAdded ? '' : undefined;
  return (
    <>
      <Bound to={form} on={{ submit: send }} styles={isAdded ? { 'flex-wrap': 'wrap' } : {}} />
      <Bound to={part} attributes={{ 'aria-busy': state.kind === 'loading' ? 'true' : null }} />
      <BoundEach to={earlier} patch={() => (hasResult ? HIDDEN : SHOWN)} />
      {/* Not before the first submit: themes hide an empty result by `:empty`. */}
      <PartView part={state.kind === 'idle' ? undefined : (part ?? form)}>
        {isUnavailable && (
          <p key={state.number} role="alert" data-islands-line={line}>
            {texts.unavailable}
          </p>
        )}
        <div ref={holder} hidden={!hasResult} data-islands-line={line} />
      </PartView>
    </>
  );
}
