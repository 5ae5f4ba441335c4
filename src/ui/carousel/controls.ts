/**
 * The template's own buttons. They keep their text and the focus: at an end they get `aria-disabled`, not
 * `disabled`.
 */
import { bind } from '../../runtime/bind.ts';
import { hiddenInPlace } from '../../runtime/hidden-in-place.ts';
import { whenPressed } from '../../runtime/press.ts';
import { texts } from './texts.ts';

export interface ControlParts {
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
  /** Shows which slides are in view. */
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
    /** Shows the position `at`, from 0 to `last`. If there is only one position, the buttons are hidden. */
    show(at: number, last: number, inView: string): void {
      back(at === 0, last === 0);
      on(at === last, last === 0);
      words?.apply({ text: inView });
    },
    /** Calls `move` for each press, and at once for presses from before Swiper loaded. */
    whenAsked(move: (step: Step) => void): void {
      take = move;
      early.splice(0).forEach(move);
    },
  };
}

/** Returns a function that shows the state of the button. A button without an accessible name also gets one. */
function buttonOf(button: HTMLElement | undefined, name: string, signal: AbortSignal) {
  if (!button) return () => {};
  const binding = bind(button, signal);
  const isNamed = button.matches('[aria-label], [aria-labelledby], [title]') || hasWords(button);
  const label = isNamed ? {} : { 'aria-label': name };
  return (isAtEnd: boolean, isHidden: boolean) => {
    const { attributes, ...patch } = hiddenInPlace(button, isHidden);
    binding.apply({ ...patch, attributes: { ...label, ...attributes, 'aria-disabled': isAtEnd } });
  };
}

/** Whether the element has text for screen readers, or an image with alternative text. */
function hasWords(element: Element): boolean {
  if (element.matches('[aria-hidden=true]')) return false;
  return (
    element.matches('[alt]:not([alt=""])') ||
    [...element.childNodes].some((node) =>
      node instanceof Element ? hasWords(node) : node.textContent?.trim(),
    )
  );
}
