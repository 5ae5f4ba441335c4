/**
 * Nothing that a visitor does is lost because a chunk is still on its way. Clicks, key presses, submits
 * and input on a root that has not started yet start it at once; they are held back and dispatched
 * again, in order, once it has. Where it fails, they are dispatched all the same: a link then leads
 * where it led, a form goes where it went. Those two don't wait forever for a chunk that hangs, either.
 */

import { type Instance, instancesOn, isPending } from './instances.ts';
import type { Descriptor } from './kinds.ts';
import { unshadowed } from './unshadowed.ts';

const FIELDS = 'input:not([type=button]),select,textarea';

/** Watches the whole page. Calls `mount` for every pending instance that an event concerns. */
export function keepEarlyEvents(mount: (instance: Instance) => void): void {
  const keep = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const pending = pendingAround(target);
    pending.forEach(mount);
    const keeper = pending.find((instance) => keeps(instance, event, target));
    if (!keeper) return;
    keeper.held.push(event);
    if (keeper.descriptor.native) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of 'click auxclick submit input change keydown focusin'.split(' '))
    addEventListener(type, keep, true);
}

/**
 * Dispatches what was held, on its own targets; among controls that keys lead through, keys go to where those before them
 * have led. Each has done its work before the next: React commits in a microtask (https://github.com/react/react/pull/20954).
 */
export async function releaseHeld(
  { held, descriptor }: Instance,
  isMounted?: boolean,
): Promise<void> {
  const focused = document.activeElement;
  for (const event of held.splice(0)) {
    const isOfKeys = descriptor.keys && event.target === focused && !Object(event).detail;
    const target = isOfKeys ? document.activeElement : event.target;
    if (!(target instanceof Element) || !document.contains(target)) continue;
    if (!descriptor.native || isMounted) redo(event, target, descriptor);
    await 0;
  }
}

/**
 * Returns the pending instances from the target outwards, at each element first its own, then the roots that it opens from
 * afar, such as a modal by its trigger.
 */
function pendingAround(target: Element): Instance[] {
  const found: Instance[] = [];
  for (let at: Element | null = target; at; at = unshadowed(at).parentElement) {
    found.push(...instancesOn(at));
    for (const { name, value } of unshadowed(at).attributes) {
      const root = name.endsWith('-open') && document.getElementById(value);
      if (root)
        found.push(
          ...instancesOn(root).filter(({ descriptor }) => name === `data-${descriptor.name}-open`),
        );
    }
  }
  return found.filter(isPending);
}

function keeps(instance: Instance, event: Event, target: Element): unknown {
  if (event instanceof MouseEvent)
    return (
      instance.descriptor.native ?? (event.type === 'click' && keepsClick(instance, event, target))
    );
  if (event instanceof KeyboardEvent) return keepsKey(instance, event, target);
  if (event instanceof SubmitEvent) return instance.descriptor.submit && !instance.hasTimedOut;
  return event.type !== 'focusin' && unshadowed(instance.root).contains(target);
}

/**
 * Whether the click is kept. Parts that send are left to their form's submit, and so is what the Enter key in a field
 * presses; a link that is opened elsewhere keeps its meaning. A part is of the nearest root of its name.
 */
function keepsClick(
  { root, descriptor, hasTimedOut }: Instance,
  event: MouseEvent,
  target: Element,
): boolean {
  const controls = controlsOf(descriptor);
  const control = unshadowed(target).closest(
    `${controls},a,button,summary,label,video,audio,${FIELDS}`,
  );
  if (!control || !unshadowed(control).matches(controls)) return false;
  const owner = unshadowed(control).closest(`[data-${descriptor.name}]`);
  if (unshadowed(root).contains(control) && owner !== root) return false;
  if (control instanceof HTMLAnchorElement) return !hasTimedOut && !isModified(event);
  const isByEnter = Object(control).form && !event.detail && document.activeElement !== control;
  return (
    !isByEnter &&
    !unshadowed(control).matches(
      `[data-${descriptor.name}-part$=submit],[data-${descriptor.name}-part$=save],${FIELDS}`,
    )
  );
}

/**
 * Keys that the browser turns into a click, a submit or text are kept as what they become. Escape is for what was held
 * before it.
 */
function keepsKey({ held, descriptor }: Instance, event: KeyboardEvent, target: Element): unknown {
  const { key } = event;
  if (key === 'Escape') return held[0];
  if (isModified(event) || !unshadowed(target).matches(controlsOf(descriptor))) return false;
  if (/^(Arrow|Home|End)/.test(key)) return descriptor.keys;
  return key === ' ' && target instanceof HTMLAnchorElement;
}

function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Returns a selector of parts, triggers, the root where it is a control, and what the kind names itself. */
function controlsOf({ name, also = '_' }: Descriptor): string {
  return `[data-${name}-part],[data-${name}-open],:is(a,button)[data-${name}],${also}`;
}

/** Sends the event again. What the browser has followed already is only told. */
function redo(event: Event, target: Element, { native }: Descriptor): void {
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
