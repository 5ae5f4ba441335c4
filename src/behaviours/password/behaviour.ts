import { createLiveRegion } from '../../lib/live-region.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { whenPressed } from '../../runtime/press.ts';
import { contract } from './contract.ts';
import { labelsOf } from './label.ts';
import { texts } from './texts.ts';

export default defineBehaviour(contract, (root, { parts: { input, toggle }, signal }) => {
  const [field, button] = [bind(input, signal), bind(toggle, signal)];
  const labels = labelsOf(toggle);
  const announce = createLiveRegion(root, signal);
  let isShown = false;

  const render = (): void => {
    field.apply(isShown ? READABLE : {});
    button.apply(isShown ? labels.toHide : labels.toShow);
  };
  const turn = (show: boolean): void => {
    if (show === isShown) return;
    isShown = show;
    render();
    announce(isShown ? texts.isShown : texts.isHidden);
  };
  const hide = (): void => turn(false);
  const hideBeforeSubmit = ({ target }: Event): void => {
    if (target === input.form) hide();
  };

  render();
  whenPressed(toggle, () => turn(!isShown), signal);
  document.addEventListener('submit', hideBeforeSubmit, { signal, capture: true });
  for (const crossing of ['pagehide', 'pageshow'])
    window.addEventListener(crossing, hide, { signal });
});

/** A visible password is still a secret: no spelling checker and no autocorrection may handle it. */
const READABLE = {
  attributes: { type: 'text', spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' },
};
