/**
 * AT Internet's SmartTag: `window.tag.click.send({ … })`. It is not given the link (`elem`): with it the tag
 * would follow the link itself, and lose its `download`.
 */
import type { Adapter } from './adapter.ts';
import { methodOf } from './method-of.ts';

export const smartTag: Adapter = (page) => {
  const send = methodOf(page, ['tag', 'click', 'send']);
  return send && ((download) => send({ ...download, type: 'download' }));
};
