/** A list that is a slider in narrow viewports only. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'slider',
  kind: 'behaviour',
  purpose: "A slider at viewport widths of at most 700 px; above, the server's HTML as it was.",
  when: 'visible',
  parts: {
    track: { required: true, meaning: 'The element whose children are the slides.' },
    slide: { many: true, childOf: 'track', meaning: 'One slide.' },
    previous: { elements: ['button'], meaning: 'Moves one slide back.' },
    next: { elements: ['button'], meaning: 'Moves one slide forward.' },
    pagination: {
      words: true,
      meaning:
        'An empty element, which shows the number of the slide in view. If it follows the track, its space is reserved from the first paint on, also between the two buttons.',
    },
  },
  hooks: {
    '[aria-disabled="true"]': 'On a button at its end of the row.',
    '[inert]': 'On slides out of view.',
    '.swiper-slide': 'On slides, with other classes of Swiper, while it is active.',
  },
});
