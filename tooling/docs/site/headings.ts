/** Reads the headings of Markdown. */

/** Returns the text of the first heading. */
export function titleOf(markdown: string): string {
  return plain(/^# (.*)$/m.exec(markdown)?.[1] ?? '');
}

/** Returns the heading at the start of a section. */
export function headOf(section: string): string {
  return plain(/^#+ (.*)/.exec(section)?.[1] ?? '');
}

function plain(heading: string): string {
  return heading.replaceAll(/[`*]/g, '').trim();
}
