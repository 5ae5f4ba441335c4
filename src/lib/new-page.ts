/**
 * Whether the visitor has just asked for the page. On the way back and after a reload the browser fills fields in again:
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-persisted-state
 */
export function isNewPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}
