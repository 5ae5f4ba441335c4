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

interface Seen {
  /** The roots that elements may be, by their markers. */
  readonly roots: ReadonlyMap<string, Contract>;
  readonly instancesOn: InstancesOn;
}

/** The time in ms in which a slow machine draws what has changed. */
const FRAME = 500;

/** Reports each root once. Past shifts are reported, too. */
export function watchForMoves(seen: Seen, signal: AbortSignal): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  const reported = new WeakSet<Element>();
  const observer = new PerformanceObserver((list) => {
    if (!isStyledFromTheStart()) return;
    for (const shift of list.getEntries().filter(isLayoutShift)) reportShift(shift, seen, reported);
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

function isLayoutShift(entry: PerformanceEntry): entry is LayoutShift {
  return 'sources' in entry;
}

/** Without the link in the template, nothing reserves space before the script adds the stylesheet. */
function isStyledFromTheStart(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        /\/islands\.css(\?|$)/.test(entry.name) &&
        Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
    );
}

function reportShift(
  { startTime, hadRecentInput, sources }: LayoutShift,
  { roots, instancesOn }: Seen,
  reported: WeakSet<Element>,
): void {
  if (hadRecentInput || isOfFont(startTime)) return;
  const first = sources.filter(isVisible).sort(byPlace)[0];
  const moved = first?.node instanceof Element ? first.node : first?.node?.parentElement;
  if (!first || !moved) return;
  const mounted = [...document.querySelectorAll([...roots.keys()].map((one) => `[${one}]`).join())]
    .filter((root) => isBefore(root, moved))
    .flatMap(instancesOn)
    .filter((instance) => wasMountedAt(instance, startTime));
  const cause = causeOf(mounted, moved, startTime);
  if (!cause || reported.has(cause.root)) return;
  reported.add(cause.root);
  const text = sentence({
    expected: `data-${cause.descriptor.name} (${pathOf(cause.root)}) to move nothing when it is mounted`,
    at: moved,
    found: `this element ${distance(first)}`,
    advice:
      'if the root did it, write into its parts what the script shows there, or reserve the height',
  });
  logOnce(cause.root, { level: 'warn', text, at: moved });
}

function isVisible({ previousRect, currentRect }: Source): boolean {
  return previousRect.width > 0 && currentRect.width > 0;
}

/** What was mounted moves what is below it, so the uppermost element is the nearest one. */
function byPlace(one: Source, other: Source): number {
  return one.previousRect.y - other.previousRect.y || one.previousRect.x - other.previousRect.x;
}

/** Whether the root contains the element, or comes before it. */
function isBefore(root: Element, element: Element): boolean {
  return (root.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

function wasMountedAt({ measure }: InstanceFacts, time: number): boolean {
  return (
    measure !== undefined &&
    time > measure.startTime &&
    time < measure.startTime + measure.duration + FRAME
  );
}

/**
 * Returns the instance that is right above the element: the last one around or before it, in document order, or one beside
 * that ends lower. If it is inside another one that ends before the element, the outer one. Of several on one element,
 * the one that was mounted when the element moved.
 */
function causeOf(
  before: readonly InstanceFacts[],
  moved: Element,
  time: number,
): InstanceFacts | undefined {
  const last = before.at(-1);
  if (!last) return undefined;
  const top = moved.getBoundingClientRect().top;
  const bottomOf = ({ root }: InstanceFacts) => root.getBoundingClientRect().bottom;
  const above = before.filter((one) => bottomOf(one) <= top + 1);
  const lowest = above.reduce(
    (low, one) => (bottomOf(one) > bottomOf(low) ? one : low),
    above.at(-1) ?? last,
  );
  const { root } = last.root.contains(moved) ? last : lowest;
  const outer = before.find((one) => one.root.contains(root) && !one.root.contains(moved));
  const at = (outer ?? last).root;
  return before
    .filter((one) => one.root === at)
    .sort((one, other) => sinceMount(one, time) - sinceMount(other, time))[0];
}

/** Returns the time in ms between the end of the mount and the move. */
function sinceMount({ measure }: InstanceFacts, time: number): number {
  return measure ? Math.abs(time - measure.startTime - measure.duration) : 0;
}

/** Whether a font arrived just before. Texts that change their font move the page, too. */
function isOfFont(time: number): boolean {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .some(
      ({ name, responseEnd }) =>
        /\.(woff2?|[ot]tf)(\?|$)/.test(name) && responseEnd < time && responseEnd > time - FRAME,
    );
}

/** Returns the distance in CSS pixels, such as `moved 26 px down`. */
function distance({ previousRect, currentRect }: Source): string {
  const down = Math.round(currentRect.y - previousRect.y);
  const right = Math.round(currentRect.x - previousRect.x);
  if (down !== 0) return `moved ${Math.abs(down)} px ${down > 0 ? 'down' : 'up'}`;
  return `moved ${Math.abs(right)} px to the ${right > 0 ? 'right' : 'left'}`;
}
