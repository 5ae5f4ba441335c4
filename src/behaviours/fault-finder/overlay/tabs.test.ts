import { expect, it } from 'vitest';
import { make } from './make.ts';
import { Tabs } from './tabs.ts';

function tabsOnPage(): readonly HTMLElement[] {
  const names = ['Faults', 'Roots', 'Events'];
  const tabs = new Tabs(names.map((name) => ({ name, content: make('p', {}, name) })));
  document.body.replaceChildren(tabs.list, ...tabs.panels);
  tabs.focus();
  return tabs.panels;
}

function press(key: string, modifiers: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  document.activeElement?.dispatchEvent(event);
  return event;
}

it.each([
  [['ArrowRight'], 'Roots'],
  [['ArrowLeft'], 'Events'],
  [['End'], 'Events'],
  [['End', 'ArrowRight'], 'Faults'],
  [['ArrowRight', 'Home'], 'Faults'],
])('%j selects the tab %s, focuses it and shows its panel alone', (keys, name) => {
  const panels = tabsOnPage();

  for (const key of keys) press(key);

  expect(document.activeElement?.textContent).toBe(name);
  expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  expect(panels.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)).toEqual([
    name,
  ]);
});

it('leaves shortcuts to the browser, such as Alt and an arrow key', () => {
  tabsOnPage();

  const event = press('ArrowRight', { altKey: true });

  expect(event.defaultPrevented).toBe(false);
  expect(document.activeElement?.textContent).toBe('Faults');
});
