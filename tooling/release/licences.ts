/** Collects the licences of bundled packages, which have to be passed on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** The SPDX name, such as `MIT`. */
  readonly licence: string;
  /** The whole text of the licence file. */
  readonly text: string;
}

/** Reads the licence of a package. Throws if it has none, because it must not be shipped then. */
export function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file || typeof license !== 'string')
    throw new Error(
      `expected ${name} to say its licence in package.json and in a file, in ${folder}`,
    );
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

/** Returns all licences as one text. */
export function licencesText(licences: readonly Licence[]): string {
  const sections = licences.map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`,
  );
  return `The files of this release hold code of these packages.\n\n${RULE}${sections.join(`\n\n${RULE}`)}\n`;
}

const RULE = `${'-'.repeat(80)}\n\n`;
