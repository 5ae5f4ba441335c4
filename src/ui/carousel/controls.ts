/** The template's own buttons. They keep their words, and the focus: at an end they only say that they are of no use. */
import { bind } from '../../runtime/bind.ts';
import { whenPressed } from '../../runtime/press.ts';
import { texts } from './texts.ts';

export interface ControlParts {
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
  /** Says what is in view. */
  readonly pagination: HTMLElement | undefined;
}

type Step = -1 | 1;

export function controlsOf({ previous, next, pagination }: ControlParts, signal: AbortSignal) {
  const back = buttonOf(previous, texts.previous, signal);
  const on = buttonOf(next, texts.next, signal);
  const words = pagination && bind(pagination, signal);
  const early: Step[] = [];
  let take = (step: Step): unknown => early.push(step);
  whenPressed(previous, () => take(-1), signal);
  whenPressed(next, () => take(1), signal);
  return {
    /** Shows where it stands among the places 0 to `last`. Where there is only one, the buttons are hidden. */
    show(at: number, last: number, inView: string): void {
      back({ 'aria-disabled': at === 0, hidden: last === 0 });
      on({ 'aria-disabled': at === last, hidden: last === 0 });
      words?.apply({ text: inView });
    },
    /** Calls `move` for each press, also for those before anybody could move. */
    whenAsked(move: (step: Step) => void): void {
      take = move;
      early.splice(0).forEach(move);
    },
  };
}

/**
 * Returns a function that applies attributes to the button. The button gets the name where the template gave it none.
 */
function buttonOf(button: HTMLElement | undefined, name: string, signal: AbortSignal) {
  if (!button) return () => {};
  const binding = bind(button, signal);
  const isNamed = button.matches('[aria-label], [aria-labelledby], [title]') || hasWords(button);
  const label = isNamed ? {} : { 'aria-label': name };
  return (attributes: Readonly<Record<string, boolean>>) =>
    binding.apply({ attributes: { ...label, ...attributes } });
}

/** Whether screen readers say something of what it holds: words, or a picture's. */
function hasWords(element: Element): boolean {
  if (element.matches('[aria-hidden=true]')) return false;
  return (
    element.matches('[alt]:not([alt=""])') ||
    [...element.childNodes].some((node) =>
      node instanceof Element ? hasWords(node) : node.textContent?.trim(),
    )
  );
}
