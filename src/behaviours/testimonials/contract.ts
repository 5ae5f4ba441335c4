/** A carousel of testimonials, with one, two or three in view depending on the width of the viewport. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'testimonials',
  kind: 'behaviour',
  purpose:
    'A carousel with one, two or three slides in view (from viewport widths 300, 640, 1100).',
  when: 'visible',
  parts: {
    track: { required: true, meaning: 'Holds the slides, as its children.' },
    slide: { many: true, childOf: 'track', meaning: 'One slide.' },
    previous: { elements: ['button'], meaning: 'Moves one slide back.' },
    next: { elements: ['button'], meaning: 'Moves one slide on.' },
    pagination: {
      words: true,
      meaning: 'An empty element that will say which slides are in view.',
    },
  },
  hooks: {
    '[aria-disabled="true"]': 'On a button at its end of the row.',
    '[inert]': 'On slides out of view.',
    '.swiper-slide': 'On slides, and other classes of Swiper, while it works.',
  },
});
