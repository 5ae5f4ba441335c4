/**
 * Runs `islands-check`: reads the sources and prints the mistakes. Its surroundings are parameters, so that tests can
 * replace them.
 */
import { mistakesIn } from './check.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { asGithub } from './output/github.ts';
import { asJson } from './output/json.ts';
import { asSarif } from './output/sarif.ts';
import { asText } from './output/text.ts';
import { type Checked, exitStatusOf, type Report, type Unread } from './report.ts';
import { isAddress, readSource, sourcesIn } from './sources.ts';

/** A stream that the command writes to. */
export interface Outlet {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
}

export interface Surroundings {
  readonly out: Outlet;
  /** The stream for messages that are not results: progress and invalid options. */
  readonly side: Outlet;
  readonly version: string;
  readonly hasColours: boolean;
}

/** Runs the command. Resolves to the exit code. */
export async function run(words: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  const { out, side, version } = around;
  try {
    const options = readOptions(words);
    if (options === 'help') out.write(HELP);
    else if (options === 'version') out.write(`${version}\n`);
    else return await check(options, around);
    return 0;
  } catch (error) {
    side.write(`islands-check: ${reasonOf(error)}\nRun islands-check --help for all options.\n`);
    return 2;
  }
}

async function check(options: Options, around: Surroundings): Promise<0 | 1 | 2> {
  const sources = await sourcesIn(options.places);
  const report = await reportOn(sources, options, around.side);
  if (sources.length === 0)
    around.side.write(
      'islands-check: found no files to check: name files, or folders with templates\n',
    );
  around.out.write(shown(report, options, around));
  return exitStatusOf(report, options.isStrict);
}

/** The number of addresses that are requested at the same time. */
const AT_ONCE = 6;

async function reportOn(
  sources: readonly string[],
  { language, levels }: Options,
  side: Outlet,
): Promise<Report> {
  const checked: Checked[] = [];
  const unread: Unread[] = [];
  for (let at = 0; at < sources.length; at += AT_ONCE) {
    printProgress(side, at, sources.length);
    const batch = sources.slice(at, at + AT_ONCE);
    const texts = await Promise.allSettled(batch.map(readSource));
    for (const [place, text] of texts.entries()) {
      const path = batch[place] ?? '';
      if (text.status === 'rejected') unread.push({ path, reason: reasonOf(text.reason) });
      else {
        const read = isAddress(path) ? 'html' : language;
        const mistakes = mistakesIn({ path, source: text.value, language: read, levels });
        checked.push({ path, mistakes });
      }
    }
  }
  if (side.isTTY) side.write(CLEAR_LINE);
  return { checked, unread };
}

const CLEAR_LINE = '\r\x1b[K';

/** Prints the progress on one line, which is overwritten. Prints nothing if the output is not a terminal. */
function printProgress({ isTTY, write }: Outlet, done: number, all: number): void {
  if (isTTY) write(`${CLEAR_LINE}checked ${done} of ${all}`);
}

function shown(report: Report, { format }: Options, { version, hasColours }: Surroundings): string {
  switch (format) {
    case 'json':
      return asJson(report);
    case 'sarif':
      return asSarif(report, version);
    case 'github':
      return asGithub(report);
    case 'text':
      return asText(report, { hasColours });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
