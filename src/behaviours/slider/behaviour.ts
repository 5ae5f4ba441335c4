import { unshadowed } from '../../lib/unshadowed.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { startCarousel } from '../../ui/carousel/carousel.ts';
import { contract } from './contract.ts';

/** The same width as in `src/ui/carousel.css`. */
const SMALL = '(max-width: 700px)';

export default defineBehaviour(contract, (root, { parts, signal, report }) => {
  const isSmall = matchMedia(SMALL);
  let visit = new AbortController();

  /**
   * Resets a slider that was off to its start. Browsers keep the scroll position of a box while it doesn't scroll
   * (`tests/e2e/slider.spec.ts`).
   */
  const begin = () => {
    if (isSmall.matches) unshadowed(parts.track).scrollTo({ left: 0, behavior: 'instant' });
    void follow();
  };
  const follow = async () => {
    visit.abort();
    if (signal.aborted || !isSmall.matches) return;
    visit = new AbortController();
    await startCarousel(root, parts, { signal: visit.signal, report });
  };

  isSmall.addEventListener('change', begin, { signal });
  signal.addEventListener('abort', () => visit.abort(), { once: true });
  return follow();
});
