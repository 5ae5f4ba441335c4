/** A row of slides, moved by Swiper. This chunk includes Swiper, and only carousels load it. */
import Swiper from 'swiper';
import { scrollBehaviour } from '../../lib/scroll-behaviour.ts';
import { whenSizeChanges } from '../../lib/size-changes.ts';
import { restoreWith } from './restore.ts';
import { makeInertOutOfView } from './slides-out-of-view.ts';

export interface Carousel {
  /** Returns the current position, or the target of a running move. 0 is the start. */
  at(): number;
  /** Returns the last position; 0 if all slides are in view. */
  last(): number;
  go(place: number): void;
  /** Calls `callback` after every move and every change of the layout. */
  whenMoved(callback: () => void): void;
}

const SPEED_MS = 300;

/** Creates a carousel with Swiper. Its changes to the elements are undone when the signal aborts. */
export function createCarousel(
  track: HTMLElement,
  slides: readonly HTMLElement[],
  signal: AbortSignal,
): Carousel {
  const box = track.parentElement ?? track;
  const restore = restoreWith('swiper', [box, track, ...slides]);
  track.classList.add('swiper-wrapper');
  for (const slide of slides) slide.classList.add('swiper-slide');
  const swiper = new Swiper(box, {
    ...NATIVE,
    width: widthOf(track, box),
    initialSlide: nearestTo(track, slides),
    centeredSlides:
      slides[0] !== undefined && getComputedStyle(slides[0]).scrollSnapAlign === 'center',
  });
  // Swiper learns the scroll position from scroll events only. Slides that were scrolled before it loaded have
  // fired theirs already:
  // https://github.com/nolimits4web/swiper/blob/3abeec1c597b77473a2fc9321f33c5c1df752a95/src/core/events/onScroll.ts
  track.dispatchEvent(new Event('scroll'));
  signal.addEventListener('abort', () => {
    swiper.destroy(true, false);
    restore();
  });
  makeInertOutOfView(track, slides, signal);
  const { carousel, arrive } = carouselOf(swiper, track, signal);
  whenSizeChanges([track, ...slides], signal, () => {
    swiper.params.width = widthOf(track, box);
    swiper.update();
    arrive();
  });
  followFocus(carousel, slides, signal);
  return carousel;
}

/** The stylesheet does the layout, and the browser the scrolling. */
const NATIVE = {
  cssMode: true,
  slidesPerView: 'auto',
  speed: SPEED_MS,
  simulateTouch: false,
  resizeObserver: false,
  updateOnWindowResize: false,
} as const;

interface Moves {
  readonly carousel: Carousel;
  /**
   * Finishes a running move at once. An update of Swiper would otherwise put the slides back to where the move
   * began: https://github.com/nolimits4web/swiper/blob/124f6e0aa0fd1c6dd03422748adae22e8fb246b9/src/core/core.ts
   */
  readonly arrive: () => void;
}

function carouselOf(swiper: Swiper, track: HTMLElement, signal: AbortSignal): Moves {
  /** The target of a running move. A click during the move counts from there. */
  let goal: number | undefined;
  const last = () => swiper.snapGrid.length - 1;
  const forget = () => {
    goal = undefined;
  };
  for (const type of ['scrollend', 'pointerdown', 'wheel'])
    track.addEventListener(type, forget, { signal, passive: true });
  const carousel: Carousel = {
    at: () => goal ?? swiper.snapIndex,
    last,
    go(place) {
      goal = Math.max(0, Math.min(place, last()));
      if (goal === swiper.snapIndex) return forget();
      swiper.slideTo(goal, scrollBehaviour() === 'instant' ? 0 : SPEED_MS);
    },
    whenMoved(callback) {
      swiper.on('setTranslate', () => {
        if (swiper.snapIndex === goal) forget();
        callback();
      });
      swiper.on('update', callback);
    },
  };
  return {
    carousel,
    arrive: () => goal !== undefined && swiper.slideTo(Math.min(goal, last()), 0),
  };
}

/**
 * Brings a slide into view when Tab moves into it and only its edge is visible. Scroll snapping would otherwise
 * keep it there.
 */
function followFocus(
  carousel: Carousel,
  slides: readonly HTMLElement[],
  signal: AbortSignal,
): void {
  for (const [place, slide] of slides.entries())
    slide.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element && target.matches(':focus-visible'))) return;
        const inView = slides.length - carousel.last();
        if (place < carousel.at()) carousel.go(place);
        else if (place >= carousel.at() + inView) carousel.go(place - inView + 1);
      },
      { signal, capture: true },
    );
}

/**
 * Returns the width to give to Swiper. It measures the element around the track, and subtracts its padding:
 * https://github.com/nolimits4web/swiper/blob/3abeec1c597b77473a2fc9321f33c5c1df752a95/src/core/update/updateSize.ts
 */
function widthOf(track: HTMLElement, box: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return track.clientWidth + Number.parseInt(paddingLeft, 10) + Number.parseInt(paddingRight, 10);
}

/** Returns the index of the slide that is nearest to the scroll position before Swiper loaded. */
function nearestTo(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - start - track.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
