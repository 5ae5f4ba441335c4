/**
 * Whether a child of the row that becomes higher moves the others: they, or one of them, are aligned at their middles,
 * their ends or their baselines.
 */
export function isAligned(row: Element): boolean {
  const alignments = [...row.children].map((child) => getComputedStyle(child).alignSelf);
  return /center|end|base/.test(`${getComputedStyle(row).alignItems} ${alignments}`);
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
