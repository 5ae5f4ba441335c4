/**
 * Imitates a phone's line between browser and server: each byte takes half a round trip, and all connections share the bytes per
 * second. It works between two sockets, so HTTP/2 and TLS are real. The throttling of DevTools delays each request separately,
 * without their order.
 */
import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** The duration of a round trip, in ms. */
  readonly latency: number;
  /** The speed to the browser, in Mbit/s. */
  readonly down: number;
}

export interface OpenLine {
  readonly port: number;
  close(): void;
}

/** The maximum number of bytes on the line. Bytes that a server has written can't be overtaken. */
const BUFFER_BYTES = 32_768;
/** The size of an Ethernet frame, in bytes. */
const PACKET_BYTES = 1_448;

/** Opens a free port that leads to the server's port. */
export async function openLine({ latency, down }: Line, to: number): Promise<OpenLine> {
  const bytesPerMs = (down * 1_000_000) / 8 / 1000;
  const toBrowsers = new Queue();
  const toSites = new Queue();
  let freeAt = 0;
  const send = (bytes: Buffer, from: Socket, browser: Socket): void => {
    for (let at = 0; at < bytes.length; at += PACKET_BYTES) {
      const packet = bytes.subarray(at, at + PACKET_BYTES);
      freeAt = Math.max(freeAt, performance.now()) + packet.length / bytesPerMs;
      toBrowsers.add(freeAt + latency / 2, () => browser.writable && browser.write(packet));
    }
    const full = freeAt - BUFFER_BYTES / bytesPerMs;
    if (full <= performance.now()) return;
    from.pause();
    setTimeout(() => from.resume(), full - performance.now());
  };
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const site = connect(to, '127.0.0.1');
    for (const socket of [browser, site]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    browser.on('data', (bytes) =>
      toSites.add(performance.now() + latency / 2, () => site.writable && site.write(bytes)),
    );
    site.on('data', (bytes) => send(bytes, site, browser));
    browser.on('close', () => site.destroy());
    site.on('close', () => browser.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('expected a port');
  return {
    port: address.port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Delivers bytes in their order. With separate timers, two could change places. */
class Queue {
  readonly #due: { readonly time: number; readonly work: () => void }[] = [];

  /** Adds bytes that arrive after those added before. */
  add(time: number, work: () => void): void {
    this.#due.push({ time, work });
    if (this.#due.length === 1) this.#wait();
  }

  #wait(): void {
    const [next] = this.#due;
    if (next) setTimeout(() => this.#run(), Math.max(0, next.time - performance.now()));
  }

  #run(): void {
    while (this.#due[0] && this.#due[0].time <= performance.now()) this.#due.shift()?.work();
    this.#wait();
  }
}
