/**
 * A line between browser and server, as a phone has one: each byte takes half a round trip, and all connections share so
 * many bytes a second. Between two sockets, so that HTTP/2 and TLS work as they do: DevTools' own throttling delays each
 * request on its own, and knows no order among them.
 */
import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** Of a round trip, in ms. */
  readonly latency: number;
  /** To the browser, in Mbit/s. */
  readonly down: number;
}

export interface OpenLine {
  readonly port: number;
  close(): void;
}

/** So much is on the way at most: what a server has written can't be overtaken any more. */
const BUFFER_BYTES = 32_768;
/** Of an Ethernet frame. */
const PACKET_BYTES = 1_448;

/** Opens a port of its own that leads to the server's. */
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

/** Bytes arrive in the order in which they were sent: of timers of their own, two could change places. */
class Queue {
  readonly #due: { readonly time: number; readonly work: () => void }[] = [];

  /** No earlier than what was added before. */
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
