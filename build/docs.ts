/** `npm run docs`: brings the tables of `docs/contract.md` in step with the contracts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contractPage } from './contract-page.ts';
import { readContracts } from './outlines.ts';

const PAGE = 'docs/contract.md';

writeFileSync(PAGE, contractPage(readFileSync(PAGE, 'utf8'), await readContracts()));
