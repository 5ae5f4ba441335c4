import { expect, it, onTestFinished } from 'vitest';
import { one } from '../../tests/start-root.ts';
import { closeOnEscape, createDisclosure } from './disclosure.ts';

/** The same disclosure inside a modal and under one: Escape on `#key`. */
function escapeWith(html: string): { isOpen: boolean; event: Event } {
  document.body.innerHTML = html;
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const parts = { root: document.body, toggle: one('#toggle'), content: one('#content') };
  const disclosure = createDisclosure(parts, life.signal);
  closeOnEscape(document, disclosure, life.signal, () => {});
  parts.toggle.click();
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  one('#key').dispatchEvent(event);
  return { isOpen: disclosure.isOpen(), event };
}

const MENU = '<button id="toggle">Menu</button><div id="content"></div>';

it('Escape closes what is open', () => {
  expect(escapeWith(`${MENU}<a id="key" href="/">Aide</a>`).isOpen).toBe(false);
});

it('Escape in a modal that lies above is the modal’s', () => {
  const { isOpen, event } = escapeWith(
    `${MENU}<div role="dialog" aria-modal="true"><button id="key">Fermer</button></div>`,
  );

  expect(isOpen).toBe(true);
  expect(event.defaultPrevented).toBe(false);
});

it('Escape closes what is open inside the modal', () => {
  const { isOpen } = escapeWith(
    `<div role="dialog" aria-modal="true">${MENU}<button id="key">Fermer</button></div>`,
  );

  expect(isOpen).toBe(false);
});
