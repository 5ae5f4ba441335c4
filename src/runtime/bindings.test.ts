import { afterEach, expect, it } from 'vitest';
import { bindings } from './bindings.ts';

afterEach(() => document.body.replaceChildren());

function buttonIn(place: HTMLElement): HTMLButtonElement {
  return place.appendChild(document.createElement('button'));
}

it('an element has one binding, and everything is restored at the end', () => {
  const ended = new AbortController();
  const bound = bindings(ended.signal);
  const button = buttonIn(document.body);

  bound(button).apply({ attributes: { disabled: true } });
  expect(bound(button)).toBe(bound(button));
  expect(button.disabled).toBe(true);

  ended.abort();
  expect(button.disabled).toBe(false);
});

it('an element that leaves the page is restored to what the server sent', () => {
  const bound = bindings(new AbortController().signal);
  const [gone, other] = [buttonIn(document.body), buttonIn(document.body)];
  const before = bound(gone);
  before.apply({ attributes: { disabled: true } });

  gone.remove();
  bound(other);

  expect(gone.disabled).toBe(false);
  expect(bound(gone)).not.toBe(before);
});
