/**
 * A proxy for the fixture server. WebDriver can't run a script before those of the page, and can't hold a request. So the proxy
 * adds a script at the start of every page, and can hold the bundle.
 */
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

const FIRST = '/first-script.js';

export class PageProxy {
  readonly #behind: URL;
  readonly #server: Server;
  #first = '';
  #gate: Promise<void> = Promise.resolve();

  private constructor(behind: string) {
    this.#behind = new URL(behind);
    this.#server = createServer((asked, answer) => this.#answer(asked, answer));
  }

  static async before(origin: string): Promise<PageProxy> {
    const proxy = new PageProxy(origin);
    await new Promise<void>((open) => proxy.#server.listen(0, '127.0.0.1', open));
    return proxy;
  }

  get origin(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || !address)
      throw new Error('expected the proxy to have a port');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Sets the script that runs before all others in every page. */
  set firstScript(script: string) {
    this.#first = script;
  }

  /** Holds the bundle until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.#gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (asked.url === FIRST) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      answer.end(this.#first);
      return;
    }
    if (asked.url?.startsWith('/islands.js')) await this.#gate;
    this.#pass(asked, answer);
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers } = asked;
    const { hostname, port, host } = this.#behind;
    const plain = { ...headers, host, 'accept-encoding': 'identity' };
    const passed = request(
      { hostname, port, path: asked.url, method, headers: plain },
      (received) => {
        const isPage = received.headers['content-type']?.startsWith('text/html') ?? false;
        // If the browser has left the page, the response fails.
        if (isPage) answerPage(received, answer).catch(() => answer.destroy());
        else {
          answer.writeHead(received.statusCode ?? 502, received.headers);
          received.pipe(answer);
        }
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }
}

async function answerPage(received: IncomingMessage, answer: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of received) parts.push(part);
  const html = Buffer.concat(parts).toString('utf8');
  const { 'content-length': _, ...headers } = received.headers;
  answer.writeHead(received.statusCode ?? 502, headers);
  answer.end(html.replace(/<head>/, `$&<script src="${FIRST}"></script>`));
}
