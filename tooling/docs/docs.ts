/** `npm run docs`: brings tables and examples of the guide in step with the contracts and `docs/examples`. */
import { writeFileSync } from 'node:fs';
import { guidePages } from './guide-pages.ts';

for (const { path, text } of await guidePages()) writeFileSync(path, text);
