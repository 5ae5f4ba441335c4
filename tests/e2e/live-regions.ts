/** Records the texts of live regions in their order. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heardRegions?: string[];
  }
}

/** Runs in the page before its scripts. A region that is inserted with its text is only announced if it is an alert. */
export function listen(): void {
  const heard: string[] = [];
  window.heardRegions = heard;
  const regions = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  const elementsIn = (node: Node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
  const regionsOf = ({ target, addedNodes }: MutationRecord) => {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
    const alerts = [...addedNodes].flatMap(elementsIn).filter((one) => one.matches('[role=alert]'));
    return region ? [region, ...alerts] : alerts;
  };
  new MutationObserver((changes) => {
    const said = new Set(changes.flatMap(regionsOf));
    heard.push(...[...said].flatMap(({ textContent }) => textContent || []));
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

export function heardIn(page: Page): Promise<string[]> {
  return page.evaluate(() => window.heardRegions ?? ['nobody listened']);
}
