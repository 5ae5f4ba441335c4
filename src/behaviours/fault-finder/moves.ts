/**
 * Reports elements that moved when a root was mounted, in browsers that measure layout shifts:
 * https://wicg.github.io/layout-instability/
 */
import type { Contract } from '../../runtime/contract.ts';
import type { InstanceFacts, InstancesOn } from '../../runtime/core/kinds.ts';
import { logOnce, pathOf, sentence } from '../../runtime/report/report.ts';

interface LayoutShift extends PerformanceEntry {
  /** Whether the visitor did something less than 500 ms before. */
  readonly hadRecentInput: boolean;
  /** At most five elements, those with the largest areas. */
  readonly sources: readonly Source[];
}

interface Source {
  /** `null` if it was removed, or is inside the browser's own controls. */
  readonly node: Node | null;
  /** Both are the visible part of the element. They are empty if it is not in view. */
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface PageRoots {
  /** The contracts of all roots, by marker. */
  readonly roots: ReadonlyMap<string, Contract>;
  readonly instancesOn: InstancesOn;
}

/** How long a mount may move the page on a slow machine, before and after its end, in ms. */
const SETTLE_MS = 500;

/** The number of sources that the browser reports at most. */
const MOST_SOURCES = 5;

/** Reports each root once. Past shifts are reported, too. */
export function watchForMoves(page: PageRoots, signal: AbortSignal): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  const reported = new WeakSet<Element>();
  const observer = new PerformanceObserver((list) => {
    if (!isStyledFromTheStart()) return;
    for (const shift of list.getEntries().filter(isLayoutShift)) reportShift(shift, page, reported);
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

function isLayoutShift(entry: PerformanceEntry): entry is LayoutShift {
  return 'sources' in entry;
}

function reportShift(
  { startTime, hadRecentInput, sources }: LayoutShift,
  { roots, instancesOn }: PageRoots,
  reported: WeakSet<Element>,
): void {
  if (hadRecentInput || isOfFont(startTime)) return;
  const first = sources.filter(hasMoved).sort(byPlace)[0];
  const moved = first?.node instanceof Element ? first.node : first?.node?.parentElement;
  if (!first || !moved) return;
  const mounted = [...document.querySelectorAll([...roots.keys()].map((one) => `[${one}]`).join())]
    .filter((root) => isBefore(root, moved))
    .flatMap(instancesOn)
    .filter((instance) => wasMountedAt(instance, startTime));
  const cause = rootAround(mounted, moved) ?? rootAbove(mounted, moved);
  if (!cause || reported.has(cause)) return;
  if (sources.length === MOST_SOURCES && !isNextTo(cause, moved)) return;
  reported.add(cause);
  const [instance] = mounted
    .filter(({ root }) => root === cause)
    .sort((one, other) => sinceMount(one, startTime) - sinceMount(other, startTime));
  const text = sentence({
    expected: `data-${instance?.descriptor.name} (${pathOf(cause)}) to move nothing when it is mounted`,
    at: moved,
    found: `this element ${distance(first)}`,
    advice:
      'if the root did it, write into its parts what the script shows there, or reserve the height',
  });
  logOnce(cause, { level: 'warn', text, at: moved });
}

function hasMoved({ previousRect: from, currentRect: to }: Source): boolean {
  const isVisible = from.width > 0 && to.width > 0;
  return isVisible && (Math.round(to.y - from.y) !== 0 || Math.round(to.x - from.x) !== 0);
}

/** What was mounted moves what is below it, so the uppermost element is the nearest one. */
function byPlace(one: Source, other: Source): number {
  return one.previousRect.y - other.previousRect.y || one.previousRect.x - other.previousRect.x;
}

/** Whether the root contains the element, or comes before it. */
function isBefore(root: Element, element: Element): boolean {
  return (root.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

function wasMountedAt(instance: InstanceFacts, time: number): boolean {
  const { measure } = instance;
  return (
    measure !== undefined && time > measure.startTime && sinceMount(instance, time) < SETTLE_MS
  );
}

/** Returns the time in ms between the end of the mount and the shift, whichever came first. */
function sinceMount({ measure }: InstanceFacts, time: number): number {
  return measure ? Math.abs(time - measure.startTime - measure.duration) : 0;
}

/** Returns the last root before the element if it contains the element. */
function rootAround(before: readonly InstanceFacts[], moved: Element): Element | undefined {
  const last = before.at(-1)?.root;
  return last?.contains(moved) ? last : undefined;
}

/**
 * Returns the lowest root that ends above the element, or at its left. If it is inside another one that was mounted, and that
 * doesn't contain the element either, returns the outermost of them.
 */
function rootAbove(before: readonly InstanceFacts[], moved: Element): Element | undefined {
  const { top, left } = moved.getBoundingClientRect();
  const placed = before
    .map(({ root }) => ({ root, box: root.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.bottom <= top + 1 || box.right <= left + 1))
    .sort((one, other) => one.box.bottom - other.box.bottom);
  const lowest = placed.at(-1)?.root;
  return before.find(({ root }) => lowest && root.contains(lowest) && !root.contains(moved))?.root;
}

/** Whether the element is in the root, or is what follows it. */
function isNextTo(root: Element, moved: Element): boolean {
  if (root.contains(moved)) return true;
  let end: Element | null = root;
  while (end && !end.nextElementSibling) end = end.parentElement;
  return end?.nextElementSibling?.contains(moved) ?? false;
}

/** Without the link in the template, nothing reserves space before the script adds the stylesheet. */
function isStyledFromTheStart(): boolean {
  return files().some(
    (file) =>
      /\/islands\.css(\?|$)/.test(file.name) &&
      Reflect.get(file, 'renderBlockingStatus') === 'blocking',
  );
}

/** Whether a font arrived just before. Texts that change their font move the page, too. */
function isOfFont(time: number): boolean {
  return files().some(
    ({ name, responseEnd }) =>
      /\.(woff2?|[ot]tf)(\?|$)/.test(name) && responseEnd < time && responseEnd > time - SETTLE_MS,
  );
}

function files(): readonly PerformanceResourceTiming[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
}

/** Returns the distance in CSS pixels, such as `moved 26 px down`. */
function distance({ previousRect, currentRect }: Source): string {
  const down = Math.round(currentRect.y - previousRect.y);
  const right = Math.round(currentRect.x - previousRect.x);
  if (down !== 0) return `moved ${Math.abs(down)} px ${down > 0 ? 'down' : 'up'}`;
  return `moved ${Math.abs(right)} px to the ${right > 0 ? 'right' : 'left'}`;
}
