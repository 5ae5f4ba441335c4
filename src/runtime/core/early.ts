/**
 * Nothing that a visitor does is lost because a chunk is still on its way. Clicks, key presses, submits
 * and input on a root that has not started yet start it at once; they are held back and dispatched
 * again, in order, once it has. Where it fails, they are dispatched all the same: a link then leads
 * where it led, a form goes where it went. Those two don't wait forever for a chunk that hangs, either.
 */
import type { Outline } from './kinds.ts';
import { isDue, type Run, runsOn } from './runs.ts';
import { unshadowed } from './unshadowed.ts';

const FIELDS = 'input:not([type=button]),select,textarea';

/** Watches the whole page. `start` is called for every pending root that an event concerns. */
export function keepEarlyEvents(start: (run: Run) => void): void {
  const keep = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const pending = pendingAround(target);
    pending.forEach(start);
    const keeper = pending.find((run) => keeps(run, event, target));
    if (!keeper) return;
    keeper.held.push(event);
    if (keeper.outline.native) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of 'click auxclick submit input change keydown focusin'.split(' '))
    addEventListener(type, keep, true);
}

/**
 * Dispatches what was held, on its own targets; among controls that keys lead through, keys go to where those before them
 * have led. Each has done its work before the next: React commits in a microtask.
 */
export async function releaseHeld({ held, outline, state }: Run): Promise<void> {
  const focused = document.activeElement;
  for (const event of held.splice(0)) {
    const isOfKeys = outline.keys && event.target === focused && !Object(event).detail;
    const target = isOfKeys ? document.activeElement : event.target;
    if (!(target instanceof Element) || !document.contains(target)) continue;
    if (!outline.native || state === 'mounted') redo(event, target, outline);
    await 0;
  }
}

/** From the target outwards; then the roots that it opens from afar, such as a modal by its trigger. */
function pendingAround(target: Element): Run[] {
  const found: Run[] = [];
  for (let at: Element | null = target; at; at = unshadowed(at).parentElement) {
    found.push(...runsOn(at));
    for (const { name, value } of unshadowed(at).attributes) {
      const root = name.endsWith('-open') && document.getElementById(value);
      if (root)
        found.push(...runsOn(root).filter(({ outline }) => name === `data-${outline.name}-open`));
    }
  }
  return found.filter(isDue);
}

function keeps(run: Run, event: Event, target: Element): unknown {
  if (event instanceof MouseEvent)
    return run.outline.native ?? (event.type === 'click' && keepsClick(run, event, target));
  if (event instanceof KeyboardEvent) return keepsKey(run, event, target);
  if (event instanceof SubmitEvent) return run.outline.submit && !run.isLate;
  return event.type !== 'focusin' && unshadowed(run.root).contains(target);
}

/**
 * Parts that send are left to their form's submit, and so is what the Enter key in a field presses; a link that is opened
 * elsewhere keeps its meaning. A part is of the nearest root of its name.
 */
function keepsClick({ root, outline, isLate }: Run, event: MouseEvent, target: Element): boolean {
  const controls = controlsOf(outline);
  const control = unshadowed(target).closest(
    `${controls},a,button,summary,label,video,audio,${FIELDS}`,
  );
  if (!control || !unshadowed(control).matches(controls)) return false;
  const owner = unshadowed(control).closest(`[data-${outline.name}]`);
  if (unshadowed(root).contains(control) && owner !== root) return false;
  if (control instanceof HTMLAnchorElement) return !isLate && !isModified(event);
  const isByEnter = Object(control).form && !event.detail && document.activeElement !== control;
  return (
    !isByEnter &&
    !unshadowed(control).matches(
      `[data-${outline.name}-part$=submit],[data-${outline.name}-part$=save],${FIELDS}`,
    )
  );
}

/**
 * Keys that the browser turns into a click, a submit or text are kept as what they become. Escape is for what was held
 * before it.
 */
function keepsKey({ held, outline }: Run, event: KeyboardEvent, target: Element): unknown {
  const { key } = event;
  if (key === 'Escape') return held[0];
  if (isModified(event) || !unshadowed(target).matches(controlsOf(outline))) return false;
  if (/^(Arrow|Home|End)/.test(key)) return outline.keys;
  return key === ' ' && target instanceof HTMLAnchorElement;
}

function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Parts, triggers, the root where it is a control, and what the kind names itself. */
function controlsOf({ name, also = '_' }: Outline): string {
  return `[data-${name}-part],[data-${name}-open],:is(a,button)[data-${name}],${also}`;
}

/** What the browser has followed already is only told. */
function redo(event: Event, target: Element, { native }: Outline): void {
  if (event instanceof SubmitEvent) {
    Object(unshadowed(target)).requestSubmit(
      Object(event.submitter).form === target ? event.submitter : null,
    );
    return;
  }
  const copy: Event = Reflect.construct(event.constructor, [event.type, event]);
  if (native) addEventListener(event.type, () => copy.preventDefault(), { once: true });
  unshadowed(target).dispatchEvent(copy);
}
