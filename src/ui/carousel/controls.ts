/** The template's own buttons. They keep their words, and the focus: at an end they only say that they are of no use. */
import { bind } from '../../runtime/bind.ts';
import { texts } from './texts.ts';

export interface ControlParts {
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
  /** Says what is in view. */
  readonly pagination: HTMLElement | undefined;
}

export function controlsOf({ previous, next, pagination }: ControlParts, signal: AbortSignal) {
  const back = buttonOf(previous, texts.previous, signal);
  const on = buttonOf(next, texts.next, signal);
  const words = pagination && bind(pagination, signal);
  return {
    /** Among the places 0 to `last`. Where there is only one, the buttons are hidden. */
    show(at: number, last: number, inView: string): void {
      back({ 'aria-disabled': at === 0, hidden: last === 0 });
      on({ 'aria-disabled': at === last, hidden: last === 0 });
      words?.apply({ text: inView });
    },
    whenAsked(move: (step: -1 | 1) => void): void {
      previous?.addEventListener('click', () => move(-1), { signal });
      next?.addEventListener('click', () => move(1), { signal });
    },
  };
}

/** Gives what applies attributes to the button; it gets the name where the template gave it none. */
function buttonOf(button: HTMLElement | undefined, name: string, signal: AbortSignal) {
  if (!button) return () => {};
  const binding = bind(button, signal);
  const isNamed = button.textContent?.trim() || button.matches('[aria-label], [aria-labelledby]');
  const label = isNamed ? {} : { 'aria-label': name };
  return (attributes: Readonly<Record<string, boolean>>) =>
    binding.apply({ attributes: { ...label, ...attributes } });
}
