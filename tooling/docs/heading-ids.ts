/** The id that forges give a heading of Markdown, so that one address leads to it there and on the site. */
export function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
