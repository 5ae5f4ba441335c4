import { expect, it } from 'vitest';
import { serve } from './serve.ts';

it('responds on a free port until it is stopped', async () => {
  const { url, stop } = await serve(async () => new Response('Bonjour'));

  expect(await (await fetch(url)).text()).toBe('Bonjour');
  await stop();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

it('rejects if the port is in use', async () => {
  const { url, stop } = await serve(async () => new Response('Bonjour'));

  const again = serve(async () => new Response('Bonsoir'), { port: Number(new URL(url).port) });

  await expect(again).rejects.toThrow('EADDRINUSE');
  await stop();
});

it('responds with a 500 if the handler throws', async () => {
  const { url, stop } = await serve(async () => Promise.reject(new Error('broken')));

  expect((await fetch(url)).status).toBe(500);
  await stop();
});

it('keeps idle connections open for a minute', async () => {
  const { url, stop } = await serve(async () => new Response('ok'));

  const { headers } = await fetch(url);
  await stop();

  expect(headers.get('keep-alive')).toBe('timeout=60');
});
