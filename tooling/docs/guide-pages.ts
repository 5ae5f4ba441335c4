/** Returns the pages of the guide: every Markdown file of `docs/`, with its generated parts updated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContracts } from '../build/descriptors.ts';
import { withCriteria } from './accessibility/criteria-block.ts';
import { withAnswers } from './answer-blocks.ts';
import { contractPage } from './contract-page.ts';
import { withExamples } from './example-blocks.ts';
import { withFiles } from './file-blocks.ts';
import { withIslandNames } from './island-names.ts';
import { withPictures } from './picture-blocks.ts';

const FOLDER = 'docs';
const EXAMPLES = `${FOLDER}/examples`;

export interface GuidePage {
  readonly path: string;
  readonly text: string;
}

export async function guidePages(): Promise<readonly GuidePage[]> {
  const contracts = await readContracts();
  const examples = namesIn(EXAMPLES, '.html');
  return Promise.all(
    namesIn(FOLDER, '.md').map(async (name) => {
      const path = join(FOLDER, `${name}.md`);
      const written = readFileSync(path, 'utf8');
      const page = name === 'contract' ? contractPage(written, contracts, examples) : written;
      const answered = await withAnswers(withIslandNames(page, contracts));
      const shown = withPictures(withExamples(answered, readExample));
      return { path, text: withFiles(withCriteria(shown), readText) };
    }),
  );
}

function readExample(name: string): string {
  return readText(join(EXAMPLES, `${name}.html`));
}

function readText(path: string): string {
  return readFileSync(path, 'utf8');
}

function namesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}
