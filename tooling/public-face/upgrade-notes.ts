/** Writes the upgrade notes in Markdown: what people who upgrade have to do, and what is new. */

import type { Change } from './change-sentences.ts';
import { changesBetween } from './changes.ts';
import type { Face } from './public-face.ts';

const HEADINGS: readonly (readonly [Change['kind'], string])[] = [
  ['breaking', 'Change your templates, stylesheets and scripts'],
  ['behaviour', 'Changed behaviour'],
  ['addition', 'New'],
];

/** Returns the notes. Until the version is raised, they list the changes since its release. */
export function upgradeNotes(old: Face, next: Face): string {
  const changes = changesBetween(old, next);
  const sections = HEADINGS.flatMap(([kind, heading]) =>
    sectionOf(
      heading,
      changes.filter((one) => one.kind === kind),
    ),
  );
  const isRaised = old.version !== next.version;
  const title = isRaised ? `# From ${old.version} to ${next.version}` : `# Since ${old.version}`;
  const nothing = 'Nothing has changed for templates, stylesheets and scripts.';
  return `${[title, ...(sections.length > 0 ? sections : [nothing])].join('\n\n')}\n`;
}

function sectionOf(heading: string, changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return [];
  const lines = changes.map(
    ({ root, words }) => `- ${/^data-/.test(root) ? `\`${root}\`` : root}: ${words}`,
  );
  return [`## ${heading}`, lines.join('\n')];
}
