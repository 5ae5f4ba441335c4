/**
 * Keeps what a visitor does before a root is mounted. Clicks, key presses, submits and input on a pending root
 * mount it at once. These events are held, and dispatched again in order after the mount. If the mount fails, they
 * are dispatched as well: a link then navigates and a form submits, as without script. If the chunks take ten
 * seconds, the held events are dispatched, and links and submits are no longer held.
 */

import { type Instance, instancesOn, isPending } from './instances.ts';
import type { Descriptor } from './kinds.ts';
import { unshadowed } from './unshadowed.ts';

const FIELDS = 'input:not([type=button]),select,textarea';

/** Listens on the whole page. Calls `mount` for every pending instance that an event concerns. */
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
 * Dispatches the held events again, each on its own target. With `descriptor.keys`, an earlier key press may have
 * moved the focus: later key presses then go to the focused control.
 * Waits for a microtask between two events, because React commits in a microtask
 * (https://github.com/react/react/pull/20954).
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
 * Returns the pending instances around the target, the innermost element first. At each element, a root that it
 * opens follows, such as a modal opened by its trigger.
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
 * Whether the click is held. A click on a submit button is not: the form's submit event is held instead. The same
 * goes for the click that the browser makes of the Enter key in a field. A link that opens in another tab or window
 * is left alone. A part belongs to the nearest root of its kind.
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
 * Whether the key press is held. Keys that the browser turns into a click, a submit or text are not: those events
 * are held instead. Escape is held only after other events.
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

/** Returns a selector for parts, triggers, the root itself if it is a link or button, and what the descriptor adds. */
function controlsOf({ name, also = '_' }: Descriptor): string {
  return `[data-${name}-part],[data-${name}-open],:is(a,button)[data-${name}],${also}`;
}

/**
 * Dispatches the event again. For `native` kinds, the browser has acted on the event already: the copy is for
 * listeners only.
 */
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
