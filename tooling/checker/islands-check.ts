/** The executable of `islands-check`. */
import { version } from '../../package.json';
import { run } from './run.ts';

const { stdout, stderr, env } = process;

/** https://no-color.org */
const hasColours = Boolean(stdout.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';

process.exitCode = await run(process.argv.slice(2), {
  out: { write: (text) => stdout.write(text) },
  side: { write: (text) => stderr.write(text), isTTY: stderr.isTTY },
  version,
  hasColours,
});
