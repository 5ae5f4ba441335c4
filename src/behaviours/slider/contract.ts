/** A list that is a slider in narrow viewports only. */
import { defineContract } from '../../runtime/contract.ts';

export const contract = defineContract({
  name: 'slider',
  kind: 'behaviour',
  purpose: "A slider at viewport widths of at most 700 px; above, the server's HTML as it was.",
  when: 'visible',
  parts: {
    track: { required: true, meaning: 'Holds the slides, as its children.' },
    slide: { many: true, childOf: 'track', meaning: 'One slide.' },
    previous: { elements: ['button'], meaning: 'Moves one slide back.' },
    next: { elements: ['button'], meaning: 'Moves one slide on.' },
    pagination: { words: true, meaning: 'An empty element that will say which slide is in view.' },
  },
  hooks: {
    '[aria-disabled="true"]': 'On a button at its end of the row.',
    '[inert]': 'On slides out of view.',
    '.swiper-slide': 'On slides, and other classes of Swiper, while it works.',
  },
});
