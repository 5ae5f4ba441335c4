import { defineBehaviour } from '../../runtime/behaviour.ts';
import { createDisclosure } from '../../ui/disclosure.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (root, { parts: { toggle, menu }, signal }) => {
  const disclosure = createDisclosure({ root, toggle, content: menu }, signal);
  const closeOutside = (event: Event): void => {
    if (!event.composedPath().includes(root)) disclosure.close();
  };
  for (const type of ['click', 'focusin'])
    addEventListener(type, closeOutside, { signal, capture: true });
});
