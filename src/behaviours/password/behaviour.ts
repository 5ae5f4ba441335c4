import { createLiveRegion } from '../../lib/live-region.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { contract } from './contract.ts';
import { texts } from './texts.ts';

export default defineBehaviour(contract, (root, { parts: { input, toggle }, signal }) => {
  const say = createLiveRegion(root, signal);
  const field = bind(input, signal);
  const button = bind(toggle, signal);
  let isShown = false;
  const show = (shown: boolean): void => {
    isShown = shown;
    field.apply({ attributes: { type: shown ? 'text' : 'password' } });
    button.apply({ ...labelOf(toggle, shown ? texts.hide : texts.show) });
  };
  const hideUnheard = (): void => show(false);

  show(false);
  toggle.addEventListener(
    'click',
    () => {
      show(!isShown);
      say(isShown ? texts.shown : texts.hidden);
    },
    { signal },
  );
  document.addEventListener('submit', ({ target }) => target === input.form && hideUnheard(), {
    signal,
    capture: true,
  });
  addEventListener('pageshow', hideUnheard, { signal });
});

/** A toggle that has no words, only an icon, is named by `aria-label`. */
function labelOf(toggle: HTMLElement, label: string) {
  const hasWords = toggle.textContent.trim() !== '';
  return hasWords && !toggle.ariaLabel ? { text: label } : { attributes: { 'aria-label': label } };
}
