/**
 * `npm run upgrade`: prints what changes for sites since the last release. `npm run upgrade -- --released` keeps the
 * present contract as that of the last release, once it is one.
 */
import { keepAsReleased, presentFace, releasedFace } from '../public-face/released.ts';
import { upgradeNotes } from '../public-face/upgrade-notes.ts';

const present = await presentFace();
process.stdout.write(upgradeNotes(releasedFace(), present));
if (process.argv.includes('--released')) keepAsReleased(present);
