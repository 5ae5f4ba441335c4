/**
 * The common code of `testimonials` and `slider`. The slides scroll natively (`carousel.css`), Swiper moves them,
 * and the template has the buttons.
 */

import { importWithRetry } from '../../lib/import-with-retry.ts';
import { createLiveRegion } from '../../lib/live-region.ts';
import { yieldToMain } from '../../lib/pace.ts';
import { unshadowed } from '../../lib/unshadowed.ts';
import { bind } from '../../runtime/bind.ts';
import type { Fault } from '../../runtime/core/kinds.ts';
import { FOCUSABLE } from '../../runtime/focus.ts';
import { type ControlParts, controlsOf } from './controls.ts';
import type { Carousel } from './swiper-carousel.ts';
import { texts } from './texts.ts';

export interface CarouselParts extends ControlParts {
  readonly track: HTMLElement;
  readonly slide: readonly HTMLElement[];
}

export interface CarouselLife {
  readonly signal: AbortSignal;
  readonly report: (fault: Fault) => void;
}

/** Resolves once the chunk with Swiper is loaded or has failed to load. Without it, the slides scroll natively, without buttons. */
export async function startCarousel(
  root: HTMLElement,
  parts: CarouselParts,
  { signal, report }: CarouselLife,
): Promise<void> {
  const { track } = parts;
  const slides = parts.slide.filter((slide) => unshadowed(slide).parentElement === track);
  const controls = controlsOf(parts, signal);
  try {
    const { createCarousel } = await importWithRetry(() => import('./swiper-carousel.ts'));
    await yieldToMain();
    if (signal.aborted) return;
    const carousel = createCarousel(track, slides, signal);
    if (!unshadowed(track).querySelector(FOCUSABLE)) bind(track, signal).apply(REACHABLE);
    steer(carousel, slides, { controls, announce: createLiveRegion(root, signal) });
  } catch (error) {
    if (signal.aborted) return;
    controls.show(0, 0, '');
    report({
      expected: 'the chunk of Swiper to arrive',
      found: String(error),
      advice: 'the slides scroll natively; check that the folder assets is complete',
    });
  }
}

/** The arrow keys scroll a track that has the focus. */
const REACHABLE = { attributes: { tabindex: 0 } };

interface Wheel {
  readonly controls: ReturnType<typeof controlsOf>;
  readonly announce: (sentence: string) => void;
}

function steer(
  carousel: Carousel,
  slides: readonly HTMLElement[],
  { controls, announce }: Wheel,
): void {
  const inView = () =>
    texts.inView(carousel.at() + 1, slides.length - carousel.last(), slides.length);
  const show = () => controls.show(carousel.at(), carousel.last(), inView());
  carousel.whenMoved(show);
  controls.whenAsked((step) => {
    carousel.go(carousel.at() + step);
    show();
    if (carousel.at() === 0) announce(texts.first);
    else announce(carousel.at() === carousel.last() ? texts.last : inView());
  });
  show();
}
