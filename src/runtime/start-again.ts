/** A root whose content another script has written anew starts again by itself: what it held is no longer in the page. */
import { unshadowed } from '../lib/unshadowed.ts';
import type { Contract } from './contract.ts';
import type { Life } from './core/kinds.ts';
import { ownParts } from './parts.ts';

const FIELDS = 'input, select, textarea, button';

/**
 * Watches a root that starts. Once none of its parts and fields is left in it, and others are, it is stopped and started;
 * one that shows a dialog not before that has closed. A root that holds neither is not watched.
 */
export function startAgainWhenReplaced(root: HTMLElement, contract: Contract, life: Life): void {
  const { signal } = life;
  const held = contract.page ? [] : holdingsOf(root, contract.name);
  if (held.length === 0) return;
  const look = (): void => {
    const isLeft = held.some((one) => unshadowed(root).contains(one));
    if (isLeft || isOpenDialog(root) || holdingsOf(root, contract.name).length === 0) return;
    window.Islands?.stop(root);
    window.Islands?.scan(root);
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  unshadowed(root).addEventListener('modal:close', () => setTimeout(look), { signal });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Returns its parts, and the server's fields in it. */
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
