/** The headings of a Markdown text. */

/** The text of its first heading. */
export function titleOf(markdown: string): string {
  return plain(/^# (.*)$/m.exec(markdown)?.[1] ?? '');
}

/** The heading of a section, which begins with it. */
export function headOf(section: string): string {
  return plain(/^#+ (.*)/.exec(section)?.[1] ?? '');
}

function plain(heading: string): string {
  return heading.replaceAll(/[`*]/g, '').trim();
}
