/** Body classes: one for the browser, one for the system, beside those that `body` has. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'body-classes',
  kind: 'behaviour',
  purpose: 'Gives body a class for the browser and one for the system.',
  when: 'load',
  page: true,
});
