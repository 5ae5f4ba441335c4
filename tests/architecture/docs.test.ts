// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContracts } from '../../tooling/build/descriptors.ts';
import { contractPage } from '../../tooling/docs/contract-page.ts';

it('docs/contract.md says what the contracts say; where it does not, run `npm run docs`', async () => {
  const page = readFileSync('docs/contract.md', 'utf8');

  expect(page).toBe(contractPage(page, await readContracts()));
});
