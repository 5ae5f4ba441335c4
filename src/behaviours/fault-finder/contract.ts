/**
 * Fault finder: tells of mistakes in a template that no root can see, such as its own misspelt name, on the console where
 * templates are written, and in the debug overlay where that is asked for. Visitors load nothing of it but the question
 * whether this is such a place.
 */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'fault-finder',
  kind: 'behaviour',
  purpose: 'Tells whoever writes templates of mistakes that no root can see.',
  when: 'idle',
  page: true,
});
