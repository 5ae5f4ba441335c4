/** The bundles that the network bench compares: the built one, and the same commit as one file. */
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { contracts } from '../../tooling/build/contracts.ts';
import { descriptors } from '../../tooling/build/descriptors.ts';
import { plainImports } from '../../tooling/build/plain-imports.ts';
import type { Bundle } from './http2-site.ts';

/** Returns the files of `npm run build`. */
export function ourBundle(): Bundle {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const shipped = files.filter((file) => /\.(js|css)$/.test(file));
  return new Map(shipped.map((file) => [`/${file}`, readFileSync(`dist/${file}`)]));
}

/** Builds everything into `islands.js`. */
export async function oneFile(input: string): Promise<Bundle> {
  process.env.NODE_ENV = 'production';
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [plainImports(), descriptors(), contracts()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [file, ...others] = outputs.filter((output) => output.type === 'chunk');
  if (!file || others.length > 0) throw new Error(`expected one file of ${input}`);
  return new Map([
    ['/islands.js', Buffer.from(file.code)],
    ['/islands.css', readFileSync('dist/islands.css')],
  ]);
}
