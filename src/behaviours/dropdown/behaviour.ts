import { defineBehaviour } from '../../runtime/behaviour.ts';
import { closeOnEscape, createDisclosure } from '../../ui/disclosure.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (root, { parts: { toggle, menu }, signal }) => {
  const disclosure = createDisclosure({ root, toggle, content: menu }, signal);
  const closeOutside = (event: Event): void => {
    if (!event.composedPath().includes(root)) disclosure.close();
  };
  /** After a click on the menu's own ground nothing has the focus: the key then comes from `body`. */
  for (const place of [root, document.body])
    closeOnEscape(place, disclosure, signal, () => toggle.focus());
  document.addEventListener('click', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
});
