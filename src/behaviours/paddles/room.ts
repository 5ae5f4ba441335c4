/** How a row that scrolls lies in its view, in CSS pixels. */
export interface Scroller {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Whether there is more on each side. Zoomed pages round: one pixel is nothing. */
export function roomBeside({ scrollLeft, clientWidth, scrollWidth }: Scroller) {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
}
