/** Keeps the page from scrolling behind what lies above it, without a jump where the scrollbar was. */

let locks = 0;
let restore = () => {};

/** Locks the page's scrolling; the lock goes with the last of its holders. Gives what lets go, once. */
export function lockScroll(): () => void {
  if (locks === 0) restore = stopScrolling(document.documentElement);
  locks += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks === 0) restore();
  };
}

function stopScrolling(page: HTMLElement): () => void {
  const source = page.getAttribute('style');
  const scrollbar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (scrollbar > 0) keepRoomForScrollbar(page, scrollbar);
  return () => {
    if (source === null) page.removeAttribute('style');
    else page.setAttribute('style', source);
  };
}

function keepRoomForScrollbar(page: HTMLElement, width: number): void {
  if (CSS.supports('scrollbar-gutter', 'stable')) page.style.scrollbarGutter = 'stable';
  else page.style.paddingInlineEnd = `${width}px`;
}
