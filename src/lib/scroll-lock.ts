/** Keeps the page from scrolling behind a layer. The space of the scrollbar is kept, so nothing jumps. */

let locks = 0;
let restore = () => {};

/**
 * Locks scrolling of the page. Returns a function that releases this lock. The page scrolls again when all locks
 * are released.
 */
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
 * Returns the element whose `overflow` applies to the viewport: `html`, or `body` if `html` has none.
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

/**
 * Returns a function that restores the server's spelling of the style attribute, if its meaning is the same again.
 * A CSP may forbid writing the attribute; then nothing changes.
 */
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
 * Sets a declaration. Returns a function that restores it, unless other code has changed it since. Single
 * declarations are restored, because a CSP may forbid writing the whole attribute, and other code may change it
 * meanwhile.
 */
function lend(style: CSSStyleDeclaration, name: string, value: string): () => void {
  const [before, priority] = [style.getPropertyValue(name), style.getPropertyPriority(name)];
  style.setProperty(name, value);
  const lent = style.getPropertyValue(name);
  return () => {
    if (style.getPropertyValue(name) === lent) style.setProperty(name, before, priority);
  };
}
