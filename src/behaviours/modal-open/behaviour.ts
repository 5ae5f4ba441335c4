import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { contract } from './contract.ts';
import { texts } from './texts.ts';

export default defineBehaviour(contract, (trigger, { signal }) => {
  bind(trigger, signal).apply({ attributes: { 'aria-haspopup': 'dialog' } });
  trigger.addEventListener(
    'click',
    () => {
      const id = trigger.dataset.modalOpen ?? '';
      if (!document.getElementById(id)?.hasAttribute('data-modal'))
        console.error(texts.missing(id));
    },
    { signal },
  );
});
