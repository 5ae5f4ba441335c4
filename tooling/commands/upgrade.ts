/**
 * Prints what changes for sites since the last release: `npm run upgrade`. After a release, `npm run upgrade -- --released`
 * stores the current contract for the next comparison.
 */
import { keepAsReleased, presentFace, releasedFace } from '../public-face/released.ts';
import { upgradeNotes } from '../public-face/upgrade-notes.ts';

const present = await presentFace();
process.stdout.write(upgradeNotes(releasedFace(), present));
if (process.argv.includes('--released')) keepAsReleased(present);
