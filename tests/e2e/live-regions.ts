/** Records the texts of live regions in their order. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announcedTexts?: string[];
  }
}

/** Runs in the page before its scripts. A region that is inserted with its text is only announced if it is an alert. */
export function listen(): void {
  const announcements: string[] = [];
  window.announcedTexts = announcements;
  const regions = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  const elementsIn = (node: Node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
  const regionsOf = ({ target, addedNodes }: MutationRecord) => {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
    const alerts = [...addedNodes].flatMap(elementsIn).filter((one) => one.matches('[role=alert]'));
    return region ? [region, ...alerts] : alerts;
  };
  new MutationObserver((changes) => {
    const regions = new Set(changes.flatMap(regionsOf));
    announcements.push(...[...regions].flatMap(({ textContent }) => textContent || []));
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

export function announcementsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announcedTexts ?? ['listen was not called']);
}
