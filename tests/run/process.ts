/** Child processes whose output is seen as it comes. */
import { spawn } from 'node:child_process';

/** Runs one of the project's tools to its end and gives its exit code. */
export function execute(tool: string, options: readonly string[]): Promise<number> {
  return command(`node_modules/.bin/${tool}`, options);
}

/** Runs any command to its end and gives its exit code; 127 where there is no such command. */
export function command(path: string, options: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(path, options, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
