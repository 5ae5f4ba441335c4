/** Slides that nobody sees are nobody's to use: neither the Tab key nor a screen reader meets them. */
import { bind } from '../../runtime/bind.ts';

/** Of a slide this much must show; less is the edge of a neighbour. */
const SEEN = 0.02;

/** Makes slides that can't be seen inert, but for one that holds the focus. */
export function keepAwayUnseen(
  track: HTMLElement,
  slides: readonly HTMLElement[],
  signal: AbortSignal,
): void {
  const bindings = new Map(slides.map((slide) => [slide, bind(slide, signal)]));
  const seen = new Set(slides);
  const show = () => {
    for (const [slide, binding] of bindings)
      binding.apply({
        attributes: { inert: !seen.has(slide) && !slide.contains(document.activeElement) },
      });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (intersectionRatio < SEEN) seen.delete(target);
        else seen.add(target);
      }
      show();
    },
    { root: track, threshold: SEEN },
  );
  for (const slide of slides) observer.observe(slide);
  signal.addEventListener('abort', () => observer.disconnect());
  track.addEventListener('focusout', () => requestAnimationFrame(show), {
    signal,
    capture: true,
  });
}
