import { defineBehaviour } from '../../runtime/behaviour.ts';
import { countDownload } from '../../services/analytics/downloads.ts';
import { contract } from './contract.ts';

/** The middle button opens a link in a new tab, by `auxclick`; the right one opens a menu, and downloads nothing. */
const MIDDLE = 1;

export default defineBehaviour(contract, (root, { signal }) => {
  const count = (): void =>
    countDownload({
      file: root.dataset.downloadFile ?? '',
      location: root.dataset.downloadLocation ?? '',
    });
  root.addEventListener('click', count, { signal });
  root.addEventListener('auxclick', ({ button }) => button === MIDDLE && count(), { signal });
});
