/** What is taken out beside scripts, handlers and addresses that run, by either way of cleaning. */

/** Styles, forms with their fields, frames, and what speaks for the whole document. Buttons stay: islands use them. */
export const REMOVED_ELEMENTS = [
  'style',
  'link',
  'meta',
  'base',
  'form',
  'input',
  'textarea',
  'select',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
];

export const REMOVED_ATTRIBUTES = ['style'];
