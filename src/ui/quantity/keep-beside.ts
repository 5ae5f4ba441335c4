import { whenContentChanges, whenSizeChanges } from '../../lib/size-changes.ts';

/** The distance between the field and the buttons, in rem. CSS reserves 6.25rem: this distance, and 5.75rem for the buttons. */
const GAP = 0.5;

/**
 * Keeps the buttons − and + in the space beside their field until the signal aborts. In a line of text, CSS does so once
 * the buttons have `data-islands-in-text`. In a flexbox, in a grid, and beside a label that is a block, they are moved there.
 */
export function keepBeside(
  steppers: HTMLElement,
  field: HTMLInputElement,
  signal: AbortSignal,
): void {
  const label = field.closest('label') ?? field;
  const container = containerOf(label);
  const place = (): void => {
    steppers.toggleAttribute('data-islands-in-text', isInText(label, container));
    // In a narrow window, they are below the field.
    const isPositioned = getComputedStyle(steppers).position === 'absolute';
    steppers.style.transform = isPositioned ? moveTo(field, label, steppers) : '';
  };
  place();
  whenContentChanges(container, signal, place);
  whenSizeChanges([label, field], signal, place);
}

/** Returns the nearest ancestor that lays the element out. */
function containerOf({ parentElement }: Element): Element {
  const parent = parentElement ?? document.body;
  return getComputedStyle(parent).display === 'contents' ? containerOf(parent) : parent;
}

function isInText(label: Element, container: Element): boolean {
  const { display } = getComputedStyle(label);
  return display.startsWith('inline') && !/flex|grid/.test(getComputedStyle(container).display);
}

/** Returns the transform that moves the buttons beside the field, or beside its label if the field is not the last in it. */
function moveTo(field: HTMLElement, label: HTMLElement, steppers: HTMLElement): string {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const beside = isLast(field, label) ? field : label;
  const from = originOf(steppers);
  const x = originOf(beside).x + beside.offsetWidth + GAP * rem - from.x;
  const y = originOf(field).y + (field.offsetHeight - steppers.offsetHeight) / 2 - from.y;
  return `translate(${x}px, ${y}px)`;
}

function isLast(field: HTMLElement, label: HTMLElement): boolean {
  if (label === field) return true;
  const after = document.createRange();
  after.selectNodeContents(label);
  after.setStartAfter(field);
  return field === label.lastElementChild && !after.toString().trim();
}

/** Returns where an element is in the page, in CSS pixels, without transforms such as that of an opening dialog. */
function originOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { offsetLeft, offsetTop, offsetParent } = element;
  if (!(offsetParent instanceof HTMLElement)) return { x: offsetLeft, y: offsetTop };
  const parent = originOf(offsetParent);
  return {
    x: parent.x + offsetParent.clientLeft + offsetLeft,
    y: parent.y + offsetParent.clientTop + offsetTop,
  };
}
