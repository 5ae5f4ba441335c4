/**
 * Restarts a root whose content another script has replaced: the elements that it works on are no longer in the
 * page.
 */
import { unshadowed } from '../lib/unshadowed.ts';
import type { Contract } from './contract.ts';
import type { Life } from './core/kinds.ts';
import { ownParts } from './parts.ts';

const FIELDS = 'input, select, textarea, button';

/**
 * Watches the root. When all its parts and fields have left it, and new ones are there, the root is unmounted and
 * mounted again. An open dialog is restarted after it closes. A root without parts and fields is not watched.
 */
export function startAgainWhenReplaced(root: HTMLElement, contract: Contract, life: Life): void {
  const { signal } = life;
  const held = contract.page ? [] : holdingsOf(root, contract.name);
  if (held.length === 0) return;
  const restartIfReplaced = (): void => {
    const isLeft = held.some((one) => unshadowed(root).contains(one));
    if (isLeft || isOpenDialog(root) || holdingsOf(root, contract.name).length === 0) return;
    window.Islands?.stop(root);
    window.Islands?.scan(root);
  };
  const observer = new MutationObserver(restartIfReplaced);
  observer.observe(root, { childList: true, subtree: true });
  unshadowed(root).addEventListener('modal:close', () => setTimeout(restartIfReplaced), { signal });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Returns the parts of the root and the server's fields inside it. */
function holdingsOf(root: HTMLElement, name: string): readonly Element[] {
  const fields = [...unshadowed(root).querySelectorAll(FIELDS)];
  return [
    ...ownParts(root, name).filter((part) => part !== root),
    ...fields.filter((field) => !field.closest('[data-islands-view]')),
  ];
}

function isOpenDialog(root: HTMLElement): boolean {
  return unshadowed(root).matches('[aria-modal="true"]');
}
