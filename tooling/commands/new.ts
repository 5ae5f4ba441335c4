/** Creates a working root: `npm run new island savings`, `npm run new behaviour tip`. You then change its files. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { execute } from '../../tests/run/process.ts';

const SKELETONS = 'tooling/skeletons';
/** The lines that are added to files that list every root. `npm run docs` sorts the sections and adds their tables. */
const ADDED = new Map([
  ['docs/contract.md', 'section.md.txt'],
  ['tooling/testing/testing.ts', 'page-object-export.ts.txt'],
]);
const FOLDERS = new Map([
  ['island', 'islands'],
  ['behaviour', 'src/behaviours'],
]);

const [kind = '', name = ''] = process.argv.slice(3);
const folder = FOLDERS.get(kind);
if (!folder || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error(
    'expected the kind and a name in lower case: run npm run new island quit-date, or npm run new behaviour quit-date',
  );
  process.exit(1);
}

const files = new Map([
  ...readdirSync(`${SKELETONS}/${kind}`).map(
    (file) =>
      [`${folder}/${name}/${file.replace('.txt', '')}`, `${SKELETONS}/${kind}/${file}`] as const,
  ),
  [`${folder}/${name}/texts.ts`, `${SKELETONS}/texts.ts.txt`],
  [`docs/examples/${name}.html`, `${SKELETONS}/example.html`],
  [`fixtures/pages/${name}.html`, `${SKELETONS}/page.html`],
  [`tests/e2e/${name}.spec.ts`, `${SKELETONS}/spec.ts.txt`],
  [`tests/e2e/early/${name}.rows.ts`, `${SKELETONS}/early.rows.ts.txt`],
  [`tests/engines/webkit/${name}.spec.ts`, `${SKELETONS}/webkit.spec.ts.txt`],
  [`tooling/testing/roots/${name}.ts`, `${SKELETONS}/page-object.ts.txt`],
]);

const taken = [...files.keys()].filter((path) => existsSync(path));
if (taken.length > 0) {
  console.error(`expected a new name, found existing files: ${taken.join(', ')}`);
  process.exit(1);
}

for (const [path, skeleton] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, filledIn(readFileSync(skeleton, 'utf8')));
}
for (const [path, skeleton] of ADDED)
  appendFileSync(path, filledIn(readFileSync(`${SKELETONS}/${skeleton}`, 'utf8')));
const code = [...files.keys(), ...ADDED.keys()].filter((path) => /\.tsx?$/.test(path));
await execute('biome', ['check', '--write', ...code]);
await import('../docs/docs.ts');
console.log([...files.keys(), ...ADDED.keys()].join('\n'));
console.log(`\nRun npm start to see it at /${name}, and npm run try ${name} to test it.`);
console.log(
  'Before its release, add its scene to tooling/pictures and its macro to integrations/twig.',
);

function filledIn(skeleton: string): string {
  const words = name.split('-');
  const isIsland = kind === 'island';
  const component = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return skeleton
    .replaceAll('__name__', name)
    .replaceAll('__kind__', kind)
    .replaceAll('__component__', component.charAt(0).toLowerCase() + component.slice(1))
    .replaceAll('__Component__', component)
    .replaceAll('__Title__', component)
    .replace('__config__', isIsland ? `='{"start":0}'` : '')
    .replace(/^( *)__unused__\n/m, isIsland ? `$1'${name} status': 'it is read only',\n` : '')
    .replace(/^( *)__status__\n/m, isIsland ? `$1<p data-${name}-part="status"></p>\n` : '');
}
