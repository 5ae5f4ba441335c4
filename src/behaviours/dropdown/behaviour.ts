import { followPress } from '../../lib/follow-press.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { createDisclosure } from '../../ui/disclosure.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (root, { parts: { toggle, menu }, signal }) => {
  const disclosure = createDisclosure({ root, toggle, content: menu }, signal);
  const isOutside = (event: Event): boolean => !event.composedPath().includes(root);
  /** Whether a press outside has taken the focus. The menu closes after its click, which would miss otherwise. */
  let isLeft = false;
  const isPressed = followPress(signal, () => {
    if (isLeft) disclosure.close();
    isLeft = false;
  });
  const closeOutside = (event: Event): void => {
    if (!isOutside(event)) return;
    isLeft = event.type === 'focusin' && isPressed();
    if (!isLeft) disclosure.close();
  };
  for (const type of ['click', 'focusin'])
    addEventListener(type, closeOutside, { signal, capture: true });
});
