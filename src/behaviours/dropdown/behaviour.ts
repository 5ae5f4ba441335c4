import { defineBehaviour } from '../../runtime/behaviour.ts';
import { closeOnEscape, createDisclosure } from '../../ui/disclosure.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (root, { parts: { toggle, menu }, signal }) => {
  const disclosure = createDisclosure({ root, toggle, content: menu }, signal);
  const closeOutside = ({ target }: Event): void => {
    if (target instanceof Node && !root.contains(target)) disclosure.close();
  };
  closeOnEscape(root, disclosure, signal, () => toggle.focus());
  document.addEventListener('click', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
});
