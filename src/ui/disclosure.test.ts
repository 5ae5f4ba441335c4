import { expect, it, onTestFinished } from 'vitest';
import { one } from '../../tests/start-root.ts';
import { createDisclosure } from './disclosure.ts';
import { leaveOnEscape } from './escape.ts';

const MENU = '<button id="toggle">Menu</button><div id="content"></div>';

/** Renders an open menu with a link. */
function openMenu(html = MENU) {
  document.body.innerHTML = `${html}<a id="key" href="/">Aide</a>`;
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const parts = { root: document.body, toggle: one('#toggle'), content: one('#content') };
  const disclosure = createDisclosure(parts, life.signal);
  parts.toggle.click();
  return disclosure;
}

function pressEscape(): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  one('#key').dispatchEvent(event);
  return event;
}

it('Escape closes what is open, and the focus goes back to its button', () => {
  const menu = openMenu();

  const { defaultPrevented } = pressEscape();

  expect(menu.isOpen()).toBe(false);
  expect(document.activeElement).toBe(one('#toggle'));
  expect(defaultPrevented).toBe(true);
});

it('Escape closes what was opened last, and the menu after that', () => {
  const menu = openMenu();
  const left: string[] = [];
  const forget = leaveOnEscape({ leave: () => left.push('modal') });

  pressEscape();
  expect(left).toEqual(['modal']);
  expect(menu.isOpen()).toBe(true);

  forget();
  pressEscape();
  expect(menu.isOpen()).toBe(false);
});

it('Escape closes nothing if another script has used it', () => {
  const menu = openMenu();
  one('#key').addEventListener('keydown', (event) => event.preventDefault());

  pressEscape();

  expect(menu.isOpen()).toBe(true);
});

it('Escape closes what is open, even if the page stops the event', async () => {
  const menu = openMenu();
  one('#key').addEventListener('keydown', (event) => event.stopPropagation());

  pressEscape();

  await expect.poll(() => menu.isOpen()).toBe(false);
});
