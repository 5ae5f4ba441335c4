/**
 * The CSS rules that show, before the script runs, only the panel that the script will show: the one that the address refers
 * to, the one of the selected tab if it is among the first five, or else the first. CSS can't follow `aria-controls`, so it
 * counts tabs and panels.
 */
const LAST = 5;
const DUE = `:is(:root:not([data-islands]) [data-tabs]:not([data-tabs-state]), [data-tabs-state$='ing'])`;
const LIST = `[data-tabs-part='list']`;
const PANEL = `[data-tabs-part='panel']`;
const HAS_TARGET = `:has(${PANEL}:target, ${PANEL} :target)`;
/** Whether places in the list are those of tabs: there is nothing else in it, and there are no tabs inside tabs. */
const IS_COUNTABLE = `:not(:has([data-tabs], ${LIST} > :not([data-tabs-part='tab'], li)), [data-tabs] *)`;

export function firstPaint(): string {
  const others = [];
  for (let tab = 2; tab <= LAST; tab += 1)
    others.push(
      `${DUE}:not(${HAS_TARGET}, ${hasSelected(`-n + ${tab - 1}`)})${hasSelected(tab)}:has(${panelsFrom(tab)}) :is(${PANEL}:not(${panelsFrom(tab)}), ${panelsFrom(tab + 1)})`,
    );
  const hidden = [
    `${DUE}:has(${LIST}):not(${HAS_TARGET}, ${hasSelected(`n + 2):nth-child(-n + ${LAST}`)}) ${panelsFrom(2)}`,
    ...others,
    `${DUE}${HAS_TARGET} ${PANEL}:not(:target, :has(:target))`,
  ];
  return `
@media screen and (scripting: enabled) {
${hidden.join(', ')} { display: var(--islands-expected, revert-layer) !important; }
}
`;
}

/** Returns the condition that a tab at this place in the list is selected: a child of the list, or one in a list item. */
function hasSelected(place: number | string): string {
  const child = `${LIST} > :nth-child(${place})`;
  return `:has(${child}[aria-selected='true'], ${child} [aria-selected='true'])${IS_COUNTABLE}`;
}

/** Returns the selector of the panel at this place, and of those after it. */
function panelsFrom(place: number): string {
  return Array.from({ length: place }, () => PANEL).join(' ~ ');
}
