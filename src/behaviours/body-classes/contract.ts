/** Body classes: adds one class for the browser and one for the system to `body`. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'body-classes',
  kind: 'behaviour',
  purpose: 'Gives body a class for the browser and one for the system.',
  when: 'load',
  page: true,
});
