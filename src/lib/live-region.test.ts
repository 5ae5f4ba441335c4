import { describe, expect, test } from 'vitest';
import { createLiveRegion } from './live-region.ts';

function regionIn(within: Element): HTMLElement | null {
  return within.querySelector<HTMLElement>('[role="status"]');
}

describe('a live region', () => {
  test('is in the page and empty before it announces anything', () => {
    createLiveRegion(document.body, new AbortController().signal);

    expect(regionIn(document.body)?.textContent).toBe('');
  });

  test('contains only the last sentence', () => {
    const announce = createLiveRegion(document.body, new AbortController().signal);

    announce('Une étape ajoutée.');
    announce('Deux étapes ajoutées.');

    expect(regionIn(document.body)?.textContent).toBe('Deux étapes ajoutées.');
  });

  test('changes when the same sentence is announced again', async () => {
    const announce = createLiveRegion(document.body, new AbortController().signal);
    announce('Le texte est affiché.');
    const heard: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) heard.push(node.textContent ?? '');
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });

    announce('Le texte est affiché.');
    await Promise.resolve();

    expect(heard).toEqual(['Le texte est affiché.']);
  });

  test('is emptied by an empty sentence', () => {
    const announce = createLiveRegion(document.body, new AbortController().signal);
    announce('Le texte est affiché.');

    announce('');

    expect(regionIn(document.body)?.childNodes).toHaveLength(0);
  });

  test('is removed when its signal aborts', () => {
    const life = new AbortController();
    createLiveRegion(document.body, life.signal);

    life.abort();

    expect(regionIn(document.body)).toBeNull();
  });
});
