/**
 * Whether the page was loaded by a navigation. After a reload or a step through the history, the browser restores
 * the values of fields: https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-persisted-state
 */
export function isNewPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}
