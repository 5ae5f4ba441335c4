/** Reads the public API of the last release, which is stored in the repository. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readContracts } from '../build/descriptors.ts';
import { type Face, publicFace } from './public-face.ts';

const RELEASED = 'docs/released/contract.json';

export function releasedFace(): Face {
  return JSON.parse(readFileSync(RELEASED, 'utf8'));
}

/** Returns the public API of the current source. */
export async function presentFace(): Promise<Face> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return publicFace(await readContracts(), version);
}

/** Stores the public API after a release. */
export function keepAsReleased(face: Face): void {
  writeFileSync(RELEASED, `${JSON.stringify(face, null, 2)}\n`);
}
