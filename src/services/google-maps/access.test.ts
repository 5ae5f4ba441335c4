import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GoogleAccess } from './access.ts';

const TERMS = { key: 'K', mapId: 'M', needsConsent: true };
let told = vi.fn();

beforeEach(() => {
  told = vi.fn();
  Reflect.set(globalThis, 'google', { maps: { importLibrary: async () => ({}) } });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'google');
  document.documentElement.removeAttribute('data-islands-google-maps');
});

const accessTo = (terms: Partial<typeof TERMS> = {}) =>
  new GoogleAccess({ ...TERMS, ...terms }, told);

it('is refused without a key, whatever fails and whatever the visitor decides', () => {
  const access = accessTo({ key: '' });

  access.grant();
  access.fail(new Error('broken'));
  access.forget();

  expect(access.refusal).toBe('no-key');
});

it('needs consent, and follows it when it is given and withdrawn', async () => {
  const access = accessTo();
  const heard: unknown[] = [];
  access.subscribe(() => heard.push(access.refusal));

  await expect(access.load()).rejects.toThrow('no-consent');
  access.grant();
  document.dispatchEvent(
    new CustomEvent('islands:consent', { detail: { service: 'google-maps', granted: false } }),
  );

  expect(heard).toEqual([undefined, 'no-consent']);
});

it('is unreachable once it has failed, until that is forgotten', async () => {
  const access = accessTo({ needsConsent: false });

  access.fail(new Error('broken'));
  expect(access.refusal).toBe('unreachable');
  await expect.poll(() => told.mock.calls).toHaveLength(1);
  expect(told.mock.calls[0]?.[0]).toMatchObject({
    expected: 'Google Maps to work, from https://maps.googleapis.com/',
    found: 'no answer (Error: broken)',
  });
  access.forget();

  expect(access.refusal).toBeUndefined();
});

it('stays refused once it has rejected the key, whatever fails then', async () => {
  const access = accessTo({ needsConsent: false });
  await access.load();

  window.gm_authFailure?.();
  access.fail(new Error('broken'));
  access.forget();

  expect(access.refusal).toBe('refused');
});

it('listens to decisions only while it has listeners', () => {
  const access = accessTo();
  const listen = vi.fn();
  const leave = access.subscribe(listen);

  access.grant();
  leave();
  document.dispatchEvent(
    new CustomEvent('islands:consent', { detail: { service: 'google-maps', granted: false } }),
  );

  expect(listen).toHaveBeenCalledOnce();
  expect(access.refusal).toBeUndefined();
});

it('knows a consent that was given before it had listeners', () => {
  const access = accessTo();
  document.documentElement.setAttribute('data-islands-google-maps', 'true');

  access.subscribe(() => {});

  expect(access.refusal).toBeUndefined();
});
