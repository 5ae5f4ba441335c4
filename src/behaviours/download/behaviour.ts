import { defineBehaviour } from '../../runtime/behaviour.ts';
import { countDownload } from '../../services/analytics/count-download.ts';
import { contract } from './contract.ts';
import { fileIn } from './file-in.ts';

export default defineBehaviour(contract, (root, { attributes, signal, report }) => {
  const location = attributes['data-download-location'] ?? '';
  const file = attributes['data-download-file']?.trim() || fileIn(root.getAttribute('href') ?? '');
  if (!file) {
    report({
      expected: 'data-download-file to name the file',
      found: 'nothing',
      advice: 'downloads are not counted here; give it',
    });
    return;
  }
  const count = (): void => countDownload({ file, location });
  const whole = { signal, capture: true };
  root.addEventListener('click', ({ button }) => button === MAIN && count(), whole);
  root.addEventListener('auxclick', ({ button }) => button === MIDDLE && count(), whole);
});

/** Keys and scripts click with the main button, too. */
const MAIN = 0;
/** Opens a link in a new tab. The third button opens a menu, and downloads nothing. */
const MIDDLE = 1;
