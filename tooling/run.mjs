/** Runs a TypeScript file of the project on any supported version of Node: `node tooling/run.mjs tooling/docs/docs.ts`. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [, , file] = process.argv;
if (!file) throw new Error('expected the path of a TypeScript file: node tooling/run.mjs <file>');
await runnerImport(resolve(file), { configFile: false, logLevel: 'warn' });
