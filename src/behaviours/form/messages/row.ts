/**
 * Whether the children of the element are side by side, and one that becomes higher moves the others: they are aligned
 * at their middles, their ends or their baselines.
 */
export function isAlignedRow(element: Element): boolean {
  return isRow(element) && /center|end|last|base/.test(getComputedStyle(element).alignItems);
}

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
