/** Runs in a page: finds texts and controls that a visitor can't scroll to, and controls that are too small. */

/** Returns texts and controls that are outside the window, or cut off by a box that doesn't scroll. */
export function unreachable(): string[] {
  const width = document.documentElement.clientWidth;
  const controls = 'a[href], button, input, select, textarea, summary, video, audio';
  /** Allowed to be wider: a carousel shows a part of the next slide, and a map is larger than its container. */
  const wider = '.swiper, [data-map-search-part=map], svg, [inert], [aria-hidden=true]';

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(wider) &&
    !ancestors(element).some((box) => getComputedStyle(box).clipPath === 'inset(50%)');
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  const shown = ({ left, right }: DOMRect) => `${Math.round(left)} to ${Math.round(right)}`;
  /** Content of a scrolling box can be reached if the box itself can. */
  const problemOf = (element: Element, box: DOMRect): string => {
    let seen = box;
    for (const around of ancestors(element)) {
      const { overflowX } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) seen = frame;
      if (/hidden|clip/.test(overflowX) && !isWithin(seen, frame))
        return `${shown(seen)} is cut off at ${shown(frame)}`;
    }
    return isWithin(seen, new DOMRect(0, 0, width)) ? '' : `${shown(seen)} of ${width}`;
  };
  const boxesOf = (element: Element): readonly DOMRect[] => {
    if (element.matches(controls)) return [element.getBoundingClientRect()];
    const range = document.createRange();
    return [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || node.data.trim() === '') return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  };

  const found = [...document.body.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
    const problem = boxesOf(element)
      .filter((box) => box.width > 0)
      .map((box) => problemOf(element, box))
      .find(Boolean);
    return problem ? [`${problem}: ${element.outerHTML.slice(0, 120)}`] : [];
  });
  const { scrollWidth } = document.documentElement;
  return scrollWidth > width + 1 ? [`the page is ${scrollWidth} wide`, ...found] : found;

  function ancestors(element: Element): Element[] {
    const parent = element.parentElement;
    return parent && parent !== document.body ? [element, ...ancestors(parent)] : [element];
  }
}

/** Returns controls below 24 by 24 px (WCAG 2.5.8), except links in a sentence. The label of a checkbox counts as part of it. */
export function tooSmall(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [data-map-search-canvas]') &&
    getComputedStyle(element).clipPath !== 'inset(50%)';
  const isInSentence = (element: Element) =>
    element.matches('a') && getComputedStyle(element).display === 'inline';
  const sizesOf = (element: Element): readonly DOMRect[] => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element, ...labels].map((part) => part.getBoundingClientRect());
  };
  return [...document.querySelectorAll(controls)]
    .filter((element) => isSeen(element) && !isInSentence(element))
    .filter((element) => !sizesOf(element).some(({ width, height }) => width >= 24 && height >= 24))
    .map((element) => element.outerHTML.slice(0, 120));
}
