/** Returns the HTML in a block of custom HTML, in the format of the block editor. */
export function htmlBlock(html: string): string {
  return `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;
}
