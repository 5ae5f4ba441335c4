import { defineBehaviour } from '../../runtime/behaviour.ts';
import { countDownload } from '../../services/analytics/count-download.ts';
import { contract } from './contract.ts';
import { fileIn } from './file-in.ts';

export default defineBehaviour(contract, (root, { attributes, signal, report }) => {
  const location = attributes['data-download-location'] ?? '';
  const file = attributes['data-download-file']?.trim() || fileIn(root.getAttribute('href') ?? '');
  if (!file) {
    report({
      expected: 'data-download-file to be the name of the file',
      found: 'no name',
      advice: 'this download is not counted; add data-download-file',
    });
    return;
  }
  const count = (): void => countDownload({ file, location });
  const whole = { signal, capture: true };
  root.addEventListener('click', ({ button }) => button === MAIN && count(), whole);
  root.addEventListener('auxclick', ({ button }) => button === MIDDLE && count(), whole);
});

/** The main mouse button. Clicks by the keyboard and by scripts have this value, too. */
const MAIN = 0;
/** The middle button opens the link in a new tab. The right button opens a menu and downloads nothing. */
const MIDDLE = 1;
