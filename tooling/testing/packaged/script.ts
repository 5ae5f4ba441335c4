/** Reads the script of the fake Google, which was built into the kit. */
import { readFile } from 'node:fs/promises';
import { projectPath } from './folder.ts';

export function buildScript(): Promise<string> {
  return readFile(projectPath('google-maps.js'), 'utf8');
}
