import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Pair, pairNamedBy, pairUp } from './pairs.ts';

function element(tag: 'a' | 'button' | 'section', attributes: Record<string, string>) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

const partsOf = (tabs: HTMLElement[], panels: HTMLElement[]) => {
  const list = document.createElement('ul');
  // Only links and buttons get here, because the contract is checked before.
  const tab = tabs.filter(
    (one) => one instanceof HTMLAnchorElement || one instanceof HTMLButtonElement,
  );
  return { list, tab, panel: panels };
};

describe('a tab shows the panel', () => {
  test.each([
    ['its aria-controls names', { 'aria-controls': 'été' }],
    ['its address names', { href: '#été' }],
    ['its encoded address names', { href: '#%C3%A9t%C3%A9' }],
    ['its aria-controls names, whatever its address', { 'aria-controls': 'été', href: '#x' }],
  ])('that %s', (_case, attributes) => {
    const tab = element('a', attributes);
    const panel = element('section', { id: 'été' });
    const report = vi.fn();

    expect(pairUp(partsOf([tab], [panel]), report)).toEqual([{ tab, panel }]);
    expect(report).not.toHaveBeenCalled();
  });

  test.each([
    ['names nothing', {}],
    ['names what is no panel', { 'aria-controls': 'ailleurs' }],
    ['leads to another page', { href: '/page#panneau' }],
  ])('unless it %s, which is reported', (_case, attributes) => {
    const tab = element('a', attributes);
    const report = vi.fn();

    expect(pairUp(partsOf([tab], [element('section', { id: 'panneau' })]), report)).toEqual([]);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ at: tab }));
  });
});

describe('a hash', () => {
  let pairs: Pair[];

  beforeEach(() => {
    pairs = ['un', 'été'].map((id) => ({
      tab: element('button', { 'aria-controls': id }),
      panel: element('section', { id }),
    }));
  });

  test.each([
    ['#un', 0],
    ['#été', 1],
    ['#%C3%A9t%C3%A9', 1],
    ['#détail', 1],
    ['', undefined],
    ['#', undefined],
    ['#inconnu', undefined],
    ['#%E0%A4', undefined],
  ])('%s refers to the panel %s', (hash, index) => {
    const inside = document.createElement('p');
    inside.id = 'détail';
    pairs[1]?.panel.append(inside);

    expect(pairNamedBy(hash, pairs)).toBe(index === undefined ? undefined : pairs[index]);
  });
});
