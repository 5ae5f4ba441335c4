/**
 * The adapter for AT Internet's SmartTag: `window.tag.click.send({ … })`. The link is not passed (`elem`): the tag
 * would then follow it itself, and ignore its `download` attribute.
 */
import type { Adapter } from './adapter.ts';
import { methodOf } from './method-of.ts';

export const smartTag: Adapter = (page) => {
  const send = methodOf(page, ['tag', 'click', 'send']);
  return send && ((download) => send({ ...download, type: 'download' }));
};
