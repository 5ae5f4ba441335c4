/**
 * Fault finder: reports template mistakes that no root can see, such as its own misspelt name. It reports them on
 * the console of development servers, and in the debug overlay where that is requested. For visitors, it only loads
 * the code that decides this.
 */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'fault-finder',
  kind: 'behaviour',
  purpose: 'Reports template mistakes that no root can see.',
  when: 'idle',
  page: true,
});
