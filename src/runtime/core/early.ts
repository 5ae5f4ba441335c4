/**
 * Nothing that a visitor does is lost because a chunk is still on its way. Clicks, key presses, submits
 * and input on a root that has not started yet start it at once; they are held back and dispatched
 * again, in order, once it has. Where it fails, they are dispatched all the same: a link then leads
 * where it led, a form goes where it went. Those two don't wait forever for a chunk that hangs, either.
 */
import { isDue, type Run, runsOn } from './runs.ts';
import { unshadowed } from './unshadowed.ts';

const TYPES = ['click', 'auxclick', 'submit', 'input', 'change', 'keydown', 'focusin'];
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
  for (const type of TYPES) addEventListener(type, keep, true);
}

/** Dispatches what was held, on its own targets. */
export function releaseHeld({ held, outline, state }: Run): void {
  for (const event of held.splice(0)) {
    const { target } = event;
    if (!(target instanceof Element) || !document.contains(target)) continue;
    if (!outline.native) redo(event, target);
    else if (state === 'mounted') echo(event, target);
  }
}

/** From the target outwards; then the roots that it opens from afar, such as a modal by its trigger. */
function pendingAround(target: Element): Run[] {
  const found: Run[] = [];
  for (let at: Element | null = target; at; at = unshadowed(at).parentElement) {
    found.push(...runsOn(at));
    for (const { name, value } of unshadowed(at).attributes) {
      const root = /^data-.+-open$/.test(name) && document.getElementById(value);
      if (root)
        found.push(...runsOn(root).filter(({ outline }) => name === `data-${outline.name}-open`));
    }
  }
  return found.filter(isDue);
}

/** Keys that the browser turns into a click, a submit or text are kept as what they become. */
function keeps(run: Run, event: Event, target: Element): boolean | undefined {
  const { submit, native } = run.outline;
  if (event instanceof MouseEvent)
    return native ?? (event.type === 'click' && keepsClick(run, event, target));
  if (event instanceof KeyboardEvent)
    return (
      !unshadowed(target).matches(`button,summary,${FIELDS}`) &&
      (event.key === ' ' || (event.key === 'Enter' && !unshadowed(target).matches('a'))) &&
      unshadowed(target).matches(handlesOf(run))
    );
  if (event.type === 'submit') return submit && !run.isLate;
  return !(event instanceof FocusEvent) && unshadowed(run.root).contains(target);
}

/** Submit buttons are left to their form's submit; a link that is opened elsewhere keeps its meaning. */
function keepsClick(run: Run, event: MouseEvent, target: Element): boolean {
  const control = unshadowed(target).closest(handlesOf(run));
  if (!control) return false;
  const owner = unshadowed(control).closest(`[data-${run.outline.name}]`);
  if (unshadowed(run.root).contains(control) && owner !== run.root) return false;
  const inner = unshadowed(target).closest(`a,button,summary,label,video,audio,${FIELDS}`);
  if (inner && inner !== control && unshadowed(control).contains(inner)) return false;
  if (control instanceof HTMLAnchorElement)
    return !(run.isLate || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return (
    unshadowed(control).hasAttribute(`data-${run.outline.name}-open`) ||
    !unshadowed(control).matches(`form button:not([type=button]),${FIELDS}`)
  );
}

/** Parts, triggers, what the kind names itself, and the root where it is a control. */
function handlesOf({ outline: { name, also } }: Run): string {
  return `[data-${name}-part],[data-${name}-open],:is(a,button)[data-${name}]${also ? `,${also}` : ''}`;
}

function redo(event: Event, target: Element): void {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement)
    unshadowed(target).requestSubmit(
      Object(event.submitter).form === target ? event.submitter : null,
    );
  else unshadowed(target).dispatchEvent(copyOf(event));
}

/** Tells of an event that the browser has followed already. */
function echo(event: Event, target: Element): void {
  const copy = copyOf(event);
  addEventListener(event.type, () => copy.preventDefault(), { once: true });
  unshadowed(target).dispatchEvent(copy);
}

function copyOf(event: Event): Event {
  return Reflect.construct(event.constructor, [event.type, event]);
}
