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

function stopScrolling({ style, clientWidth }: HTMLElement): () => void {
  const scrollbar = window.innerWidth - clientWidth;
  const ways = [lend(style, 'overflow-x', 'hidden'), lend(style, 'overflow-y', 'hidden')];
  if (scrollbar > 0) ways.push(keepRoomForScrollbar(style, scrollbar));
  return () => {
    for (const back of ways) back();
    if (style.length === 0) document.documentElement.removeAttribute('style');
  };
}

function keepRoomForScrollbar(style: CSSStyleDeclaration, width: number): () => void {
  return CSS.supports('scrollbar-gutter', 'stable')
    ? lend(style, 'scrollbar-gutter', 'stable')
    : lend(style, 'padding-inline-end', `${width}px`);
}

/**
 * Gives what puts the declaration back, unless somebody else has changed it since. Declaration by declaration: a policy
 * that forbids style attributes keeps one from being written whole, and others write there while the lock lasts.
 */
function lend(style: CSSStyleDeclaration, name: string, value: string): () => void {
  const [before, priority] = [style.getPropertyValue(name), style.getPropertyPriority(name)];
  style.setProperty(name, value);
  const lent = style.getPropertyValue(name);
  return () => {
    if (style.getPropertyValue(name) === lent) style.setProperty(name, before, priority);
  };
}
