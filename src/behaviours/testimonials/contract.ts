/** A carousel of testimonials, with one, two or three in view depending on the width of the viewport. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'testimonials',
  kind: 'behaviour',
  purpose:
    'A carousel with one, two or three slides in view (at viewport widths from 300, 640 and 1100 px).',
  when: 'visible',
  parts: {
    track: {
      required: true,
      meaning: 'The element whose children are the slides.',
    },
    slide: { many: true, childOf: 'track', meaning: 'One slide.' },
    previous: { elements: ['button'], meaning: 'Moves one slide back.' },
    next: { elements: ['button'], meaning: 'Moves one slide forward.' },
    pagination: {
      words: true,
      meaning:
        'An empty element, which shows the numbers of the slides in view. If it follows the track, its space is reserved from the first paint on, also between the two buttons.',
    },
  },
  hooks: {
    '[aria-disabled="true"]': 'On a button at its end of the row.',
    '[inert]': 'On slides out of view.',
    '.swiper-slide': 'On slides, with other classes of Swiper, while it is active.',
  },
});
