/** Whether the children of the element are side by side. */
export function isRow(element: Element): boolean {
  const { display, flexDirection, gridAutoFlow, gridTemplateColumns } = getComputedStyle(element);
  if (display.includes('flex')) return flexDirection.startsWith('row');
  return (
    display.includes('grid') &&
    gridTemplateColumns.includes(' ') &&
    !gridAutoFlow.includes('column')
  );
}
