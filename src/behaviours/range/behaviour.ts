import { missingInput } from '../../lib/input-fault.ts';
import { makeView } from '../../lib/own-view.ts';
import { whenSizeChanges } from '../../lib/size-changes.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { ContractError } from '../../runtime/contract-error.ts';
import { contract } from './contract.ts';
import { labelsOf } from './labels.ts';
import { middleOf, nameOf, rangeOf, ratioOf } from './steps.ts';
import { hasRoom, ticksOf } from './ticks.ts';

export default defineBehaviour(contract, (root, { signal, report }) => {
  const input = unshadowed(root).querySelector<HTMLInputElement>('input[type=range]');
  if (!input) throw new ContractError(missingInput(contract.input));
  const labels = labelsOf(input, report);
  const spoken = bind(input, signal);
  const [tooltip, scale] = [makeView('span'), makeView('span')];
  const ticks = ticksOf(rangeOf(input), labels);
  scale.append(...ticks);
  prepareUnheard({ scale, tooltip }, signal);

  const place = () => {
    const range = rangeOf(input);
    const name = nameOf(range, labels);
    spoken.apply({ attributes: { 'aria-valuetext': name } });
    if (tooltip.textContent !== name) tooltip.textContent = name;
    const [box, track] = [unshadowed(root).getBoundingClientRect(), input.getBoundingClientRect()];
    const left = track.left - box.left;
    const textScale = scaleOfText();
    const room = { width: box.width, textScale };
    const middle = middleOf(ratioOf(range), { left, width: track.width }, room);
    move(tooltip, { x: middle, y: track.top - box.top });
    move(scale, { x: left, y: track.bottom - box.top });
    scale.style.width = `${track.width}px`;
    scale.toggleAttribute('data-range-named', hasRoom(ticks, { width: track.width, textScale }));
    // Added to the page after they are positioned, so that they don't visibly move there.
    if (!tooltip.isConnected) unshadowed(root).append(scale, tooltip);
  };
  for (const type of ['pageshow', 'visibilitychange', 'focusin', 'input', 'change'])
    addEventListener(type, place, { signal, capture: true });
  addEventListener('reset', () => setTimeout(place), { signal, capture: true });
  // Also called after the first layout, and when a panel opens, the page is zoomed, the phone is rotated or text is
  // enlarged.
  whenSizeChanges([root, input, tooltip], signal, place);
});

/** Hides the elements from screen readers, which read `aria-valuetext`. */
function prepareUnheard(
  elements: Readonly<Record<string, HTMLElement>>,
  signal: AbortSignal,
): void {
  for (const [name, element] of Object.entries(elements)) {
    element.dataset.rangeView = name;
    element.setAttribute('aria-hidden', 'true');
    signal.addEventListener('abort', () => element.remove());
  }
}

const USUAL_PX = 16;

/**
 * Returns the scale of the text, at least 1, as in `range.css`. A page may have smaller text, and visitors may
 * enlarge it.
 */
function scaleOfText(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return Math.max(1, Number.parseFloat(fontSize) / USUAL_PX);
}

function move({ style }: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): void {
  style.setProperty('--range-x', `${x}px`);
  style.setProperty('--range-y', `${y}px`);
}
