/** The public face of the last release, which is kept in the repository. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readContracts } from '../build/descriptors.ts';
import { type Face, publicFace } from './public-face.ts';

const RELEASED = 'docs/released/contract.json';

export function releasedFace(): Face {
  return JSON.parse(readFileSync(RELEASED, 'utf8'));
}

/** Of what is here now. */
export async function presentFace(): Promise<Face> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return publicFace(await readContracts(), version);
}

/** Called when a version has been released. */
export function keepAsReleased(face: Face): void {
  writeFileSync(RELEASED, `${JSON.stringify(face, null, 2)}\n`);
}
