/** Whether the visitor has just asked for the page: on the way back and after a reload the browser fills fields in again. */
export function isNewPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}
