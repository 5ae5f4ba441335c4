/**
 * Lets Playwright open pages in a Firefox that does not know `emulation.setMediaFeaturesOverride`, as ESR 153:
 * https://w3c.github.io/webdriver-bidi/#command-emulation-setMediaFeaturesOverride. That refusal, and no other, is taken for
 * consent. Media are set by preferences instead (`prefs.ts`). The file can go once the oldest Firefox under test knows the
 * command.
 */
import { createRequire } from 'node:module';

interface Socket {
  send(data: unknown, ...rest: unknown[]): void;
  emit(event: string, data: unknown, ...rest: unknown[]): boolean;
}

const COMMAND = 'emulation.setMediaFeaturesOverride';

/** Changes Playwright's sockets. Call it before the browser starts. */
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
    const heard = isRefused ? JSON.stringify({ type: 'success', id, result: {} }) : data;
    return emit.call(this, event, heard, ...rest);
  };
}

/** Returns the prototype of the WebSockets through which Playwright speaks to a browser. */
function socketsOfPlaywright(): Socket {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
  return ws.prototype;
}

function readMessage(data: unknown): { readonly id: number; readonly error?: string } {
  return JSON.parse(String(data));
}
