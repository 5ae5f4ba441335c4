/** HTML as the block editor keeps it: in a block for HTML of one's own. */
export function htmlBlock(html: string): string {
  return `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;
}
