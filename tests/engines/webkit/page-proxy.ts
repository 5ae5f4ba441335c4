/**
 * A door before the server of the fixture pages. WebDriver has no script that runs before a page's own and no way to hold a
 * request: the door puts a script first into every page, and holds the bundle until it is let through.
 */
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

const FIRST = '/first-script.js';

export class Door {
  readonly #behind: URL;
  readonly #server: Server;
  #first = '';
  #gate: Promise<void> = Promise.resolve();

  private constructor(behind: string) {
    this.#behind = new URL(behind);
    this.#server = createServer((asked, answer) => this.#answer(asked, answer));
  }

  static async before(origin: string): Promise<Door> {
    const door = new Door(origin);
    await new Promise<void>((open) => door.#server.listen(0, '127.0.0.1', open));
    return door;
  }

  get origin(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('expected the door to be open');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Takes the script that every page runs before all else. */
  set firstScript(script: string) {
    this.#first = script;
  }

  /** Keeps the bundle from arriving. Returns a function that lets it through. */
  hold(): () => void {
    let letGo = () => {};
    this.#gate = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
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
        // A browser that has gone on to another page breaks the answer off.
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
