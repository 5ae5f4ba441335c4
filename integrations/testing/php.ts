/** Runs PHP and Twig for the tests, if they are installed. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const RENDER = resolve('integrations/testing/render.php');

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs PHP with all errors on stderr, without the machine's settings. */
export function php(
  options: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Outcome {
  const settings = [
    '-d',
    'display_errors=stderr',
    '-d',
    'error_reporting=-1',
    '-d',
    'log_errors=0',
  ];
  const { status, stdout, stderr } = spawnSync('php', [...settings, ...options], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout: stdout ?? '', stderr: stderr ?? '' };
}

/** Runs PHP code and returns its output. Throws if it fails or writes a warning. */
export function phpSays(code: string, input = ''): string {
  const { status, stdout, stderr } = php(['-r', code], { input });
  if (status !== 0 || stderr) throw new Error(`expected PHP to run without complaint: ${stderr}`);
  return stdout;
}

export const hasPhp = php(['-v']).status === 0;
export const hasTwig = hasPhp && php(['-r', 'require "Twig/autoload.php";']).status === 0;

/** The reason why tests are skipped. */
export const PHP_MISSING = 'needs php on the PATH (Debian: php-cli)';
export const TWIG_MISSING = 'needs php with Twig on its include path (Debian: php-cli php-twig)';

/** Renders each source with Twig. Throws if it fails or writes a warning. */
export function render<Name extends string>(
  sources: Readonly<Record<Name, string>>,
  variables: unknown,
  options: Readonly<Record<string, unknown>> = {},
): Record<Name, string> {
  const input = JSON.stringify({ sources, variables, options });
  const { status, stdout, stderr } = php([RENDER], { input });
  if (status !== 0 || stderr) throw new Error(`expected Twig to run without complaint: ${stderr}`);
  return JSON.parse(stdout);
}

/** Writes to the console which tests of a file are skipped, and what they need. */
export function tellSkipped(hasAll: boolean, file: string, needs: string): void {
  if (!hasAll) console.warn(`[skipped] ${file} ${needs}`);
}
