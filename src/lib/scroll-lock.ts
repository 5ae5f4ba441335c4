/** Keeps the page from scrolling behind what lies above it, without a jump where the scrollbar was. */

let locks = 0;
let restore = () => {};

/** Locks the page's scrolling; the lock goes with the last of its holders. Gives what lets go, once. */
export function lockScroll(): () => void {
  if (locks === 0) restore = stopScrolling();
  locks += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks === 0) restore();
  };
}

function stopScrolling(): () => void {
  const { documentElement: html } = document;
  const scrollbar = window.innerWidth - html.clientWidth;
  const { style } = scroller();
  const keeps = [html, document.body].map(keepSource);
  const ways = [lend(style, 'overflow-x', 'hidden'), lend(style, 'overflow-y', 'hidden')];
  if (scrollbar > 0) ways.push(keepRoomForScrollbar(html.style, scrollbar));
  return () => {
    for (const back of [...ways, ...keeps]) back();
  };
}

/**
 * Returns the element that says how the window scrolls: `html`, or `body` where `html` says nothing.
 * https://drafts.csswg.org/css-overflow/#overflow-propagation
 */
function scroller(): HTMLElement {
  const { documentElement: html, body } = document;
  return isSilent(html) && !isSilent(body) ? body : html;
}

function isSilent(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX === 'visible' && overflowY === 'visible';
}

/** Gives what puts the attribute back as it was written, where it means the same again and no policy forbade it. */
function keepSource(element: HTMLElement): () => void {
  const sent = element.getAttribute('style');
  const meant = element.style.cssText;
  return () => {
    if (sent === null && element.style.length === 0) element.removeAttribute('style');
    else if (sent && meant && meant === element.style.cssText) element.setAttribute('style', sent);
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
