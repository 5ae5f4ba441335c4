/** `npm run docs`: brings the tables of `docs/contract.md` in step with the contracts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readContracts } from '../build/descriptors.ts';
import { contractPage } from './contract-page.ts';

const PAGE = 'docs/contract.md';

writeFileSync(PAGE, contractPage(readFileSync(PAGE, 'utf8'), await readContracts()));
