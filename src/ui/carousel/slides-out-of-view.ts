/** Slides out of view are inert: the Tab key and screen readers skip them. */
import { bind } from '../../runtime/bind.ts';

/** The part of a slide that must be visible. Less is only the edge of a neighbour. */
const SEEN = 0.02;

/** Makes slides that are out of view inert, except one with the focus. */
export function makeInertOutOfView(
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
