/** The settings of visits, and rounds in which contenders take turns. */
import { BareBrowser } from '../bare-browser.ts';
import { type Bundle, NOTHING, openSite, portOf } from '../http2-site.ts';
import { type Line, openLine } from '../slow-line.ts';

export interface Setting {
  readonly id: string;
  readonly title: string;
  readonly slowdown: number;
  readonly line?: Line;
}

export const PHONE: Setting = {
  id: 'phone',
  title: 'a phone’s line (150 ms, 1.6 Mbit/s), CPU 4× slower',
  slowdown: 4,
  line: { latency: 150, down: 1.6 },
};

export const SETTINGS: readonly Setting[] = [
  { id: 'fast', title: 'no delay, CPU 1×', slowdown: 1 },
  { id: 'slow-cpu', title: 'no delay, CPU 4× slower', slowdown: 4 },
  PHONE,
];

/** A public host name, because on local hosts the fault finder is loaded too. */
const HOST = 'site.example';

/** The options of a visit. */
export interface Visited {
  readonly address: string;
  /** A page to load first, which opens the connection. */
  readonly before: string;
  readonly slowdown: number;
}

/** Opens a browser that can only reach the bench's site, and plays films without a gesture. */
export function openBrowser(executablePath: string): BareBrowser {
  return new BareBrowser(executablePath, [
    '--ignore-certificate-errors',
    '--autoplay-policy=no-user-gesture-required',
    `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP * ~NOTFOUND`,
  ]);
}

/** Serves the page and its bundle with the setting, and stops the servers after the visit. */
export async function visitSite<Result>(
  bundle: Bundle,
  html: string,
  { slowdown, line }: Setting,
  visit: (visited: Visited) => Promise<Result>,
): Promise<Result> {
  const site = await openSite(new Map([...bundle, ['/page.html', Buffer.from(html)]]));
  const open = line && (await openLine(line, portOf(site)));
  const origin = `https://${HOST}:${open?.port ?? portOf(site)}`;
  try {
    return await visit({ address: `${origin}/page.html`, before: origin + NOTHING, slowdown });
  } finally {
    open?.close();
    site.close();
  }
}

/** Runs each contender once per round, and returns the results by its name. */
export async function inTurn<Contender extends { readonly name: string }, Result>(
  contenders: readonly Contender[],
  rounds: number,
  turn: (contender: Contender) => Promise<Result>,
): Promise<ReadonlyMap<string, readonly Result[]>> {
  const found = new Map<string, Result[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const one of contenders)
      try {
        found.set(one.name, [...(found.get(one.name) ?? []), await turn(one)]);
      } catch (error) {
        throw new Error(`${one.name}: ${error}`);
      }
  return found;
}
