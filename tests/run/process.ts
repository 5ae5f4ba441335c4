/** Runs child processes and shows their output. */
import { spawn } from 'node:child_process';

/** Runs one of the project's tools, and resolves with its exit code. */
export function execute(tool: string, options: readonly string[]): Promise<number> {
  return command(`node_modules/.bin/${tool}`, options);
}

/** Runs a command, and resolves with its exit code; 127 if the command doesn't exist. */
export function command(path: string, options: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(path, options, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
