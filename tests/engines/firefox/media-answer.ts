/**
 * Lets Playwright open pages in a Firefox without the command `emulation.setMediaFeaturesOverride`, such as ESR 153:
 * https://w3c.github.io/webdriver-bidi/#command-emulation-setMediaFeaturesOverride. Replaces only this error by a success.
 * Preferences set the media features instead (`prefs.ts`). Remove this file when the oldest tested Firefox has the command.
 */
import { createRequire } from 'node:module';

interface Socket {
  send(data: unknown, ...rest: unknown[]): void;
  emit(event: string, data: unknown, ...rest: unknown[]): boolean;
}

const COMMAND = 'emulation.setMediaFeaturesOverride';

/** Wraps the methods of Playwright's sockets. Call it before the browser starts. */
export function acceptUnknownMedia(): void {
  const sockets = socketsOfPlaywright();
  const { send, emit } = sockets;
  const asked = new Set<number>();
  sockets.send = function (data, ...rest) {
    if (String(data).includes(COMMAND)) asked.add(readMessage(data).id);
    return send.call(this, data, ...rest);
  };
  sockets.emit = function (event, data, ...rest) {
    if (event !== 'message' || asked.size === 0) return emit.call(this, event, data, ...rest);
    const { id, error } = readMessage(data);
    const isRefused = asked.delete(id) && error === 'unknown command';
    const received = isRefused ? JSON.stringify({ type: 'success', id, result: {} }) : data;
    return emit.call(this, event, received, ...rest);
  };
}

/** Returns the prototype of the WebSockets that Playwright uses to control a browser. */
function socketsOfPlaywright(): Socket {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
  return ws.prototype;
}

function readMessage(data: unknown): { readonly id: number; readonly error?: string } {
  return JSON.parse(String(data));
}
