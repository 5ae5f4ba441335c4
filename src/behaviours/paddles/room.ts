/** The scroll position and sizes of a row, in CSS pixels. */
export interface Scroller {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Whether the row can scroll to each side. One pixel is ignored, because zoomed pages round. */
export function roomBeside({ scrollLeft, clientWidth, scrollWidth }: Scroller) {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
}
