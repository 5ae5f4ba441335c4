/** Triggers stand anywhere in the page and may come and go: clicks are looked at where they end, on the document. */
import { useEffect, useRef } from 'react';
import { opensElsewhere } from '../../lib/modified.ts';
import { texts } from './texts.ts';

/** `open` is told of each trigger that names the root's id in the attribute. */
export function useTriggers(
  root: HTMLElement,
  attribute: string,
  open: (trigger: Element) => void,
): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const trigger = event.target instanceof Element && event.target.closest(`[${attribute}]`);
      if (!trigger || !isNamed(root, trigger.getAttribute(attribute))) return;
      if (opensElsewhere(event, trigger)) return;
      if (isWithinHidden(root)) {
        console.error(texts.hidden(root.id));
        return;
      }
      event.preventDefault();
      latest.current(trigger);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [root, attribute]);
}

/** Of several elements with one id the first is meant. */
function isNamed(root: HTMLElement, id: string | null): boolean {
  return root.id === id && document.getElementById(id) === root;
}

/** A parent without a box of its own (`display: contents`) hides nothing: the next one that has one tells. */
function isWithinHidden(root: HTMLElement): boolean {
  let parent = root.parentElement;
  while (parent && getComputedStyle(parent).display === 'contents') parent = parent.parentElement;
  return parent?.checkVisibility?.() === false;
}
