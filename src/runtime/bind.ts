/**
 * Bindings change attributes, classes, styles and text of elements that the server sent, and restore the originals
 * when they are released. They touch nothing else of an element.
 *
 * Several bindings may hold the same element, such as two modals that both make `main` inert. The value of the last
 * binding wins. The original is restored when the last binding is released. A value that other scripts have changed
 * meanwhile is left as it is.
 */
import { type Access, accessTo, type Value } from './access.ts';
import { forget, note } from './traces.ts';

/** What an element should have. A key that is missing from a later patch is restored to the server's value. */
export interface Patch {
  /**
   * For most attributes, `true` writes an empty value, and `false`, `null` and `undefined` remove the attribute.
   * For `aria-*`, `true` and `false` write `"true"` and `"false"`.
   */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly classes?: Readonly<Record<string, boolean>>;
  /** The element's own text. An empty text removes it. Icons beside it stay. */
  readonly text?: string;
  /** Styles and custom properties. They are written through the CSSOM, so a strict CSP allows them. */
  readonly styles?: Readonly<Record<string, string>>;
}

export interface Binding {
  /** Applies a new patch. Only what differs from the patch before is written. */
  apply(patch: Patch): void;
  /** Restores everything. */
  release(): void;
}

/**
 * Binds an element until `release` is called or the signal aborts. With `isBelow`, the patch replaces what the
 * server sent: every other binding wins over it.
 */
export function bind(element: HTMLElement, signal?: AbortSignal, isBelow = false): Binding {
  const holder = {};
  let before: Patch = NOTHING;
  const apply = (patch: Patch): void => {
    rebind(element, holder, before, patch, isBelow);
    before = patch;
  };
  const release = (): void => apply(NOTHING);
  signal?.addEventListener('abort', release, { once: true });
  return { apply, release };
}

/** The patch of a binding before its first and after its last `apply`. */
export const NOTHING: Patch = {};

/**
 * Applies the difference between two patches of the same holder. A caller that holds many elements uses it instead
 * of one `bind` for each.
 */
export function rebind(
  element: HTMLElement,
  holder: object,
  before: Patch,
  patch: Patch,
  isBelow = false,
): void {
  if (patch === before) return;
  const held = valuesOf(before);
  const wanted = valuesOf(patch);
  for (const key of held.keys()) if (!wanted.has(key)) giveBack(element, key, holder);
  for (const [key, value] of wanted)
    if (!held.has(key) || held.get(key) !== value) hold(element, key, { holder, value, isBelow });
}

/** The value that one binding wants. */
interface Hold {
  readonly holder: object;
  readonly value: Value;
  readonly isBelow: boolean;
}

/** One property of an element that bindings hold, with the server's value. */
interface Slot {
  readonly original: Value;
  /** The last one wins. Those with `isBelow` are at the start. */
  readonly holds: Hold[];
  readonly access: Access;
  /** Whether the original was noted on the element, so that copies of it can be restored (`traces.ts`). */
  isNoted?: boolean;
}

/** The slots by key, then by element. In a long list, many elements have the same few keys held. */
const slots = new Map<string, WeakMap<Element, Slot>>();

/**
 * Returns the attribute as the server sent it, whatever bindings have written since. Not for forms: their fields
 * may hide `getAttribute`.
 */
export function sentAttribute(element: HTMLElement, name: string): Value {
  const slot = slots.get(`@${name}`)?.get(element);
  return slot ? slot.original : element.getAttribute(name);
}

function hold(element: HTMLElement, key: string, wanted: Hold): void {
  const slot = slotOf(element, key);
  const { access, holds, original } = slot;
  removeHold(holds, wanted.holder);
  if (wanted.isBelow) holds.unshift(wanted);
  else holds.push(wanted);
  if (holds.at(-1) !== wanted || access.read(element) === wanted.value) return;
  access.write(element, wanted.value);
  if (slot.isNoted) return;
  slot.isNoted = true;
  note(element, key, original);
}

function giveBack(element: HTMLElement, key: string, holder: object): void {
  const { access, holds, original, isNoted } = slotOf(element, key);
  const written = holds.at(-1)?.value ?? null;
  removeHold(holds, holder);
  if (holds.length === 0) {
    slots.get(key)?.delete(element);
    if (isNoted) forget(element, key);
  }
  if (access.read(element) !== written) return;
  const left = holds.at(-1);
  const value = left ? left.value : original;
  if (value !== written) access.write(element, value);
}

function removeHold(holds: Hold[], holder: object): void {
  const at = holds.findIndex((one) => one.holder === holder);
  if (at >= 0) holds.splice(at, 1);
}

function slotOf(element: HTMLElement, key: string): Slot {
  const known = slots.get(key) ?? new WeakMap<Element, Slot>();
  slots.set(key, known);
  const existing = known.get(element);
  if (existing) return existing;
  const access = accessTo(element, key);
  const slot: Slot = { access, original: access.read(element), holds: [] };
  known.set(element, slot);
  return slot;
}

/** A long list shares a few patches. Each patch is parsed once. */
const valuesByPatch = new WeakMap<Patch, ReadonlyMap<string, Value>>();

function valuesOf(patch: Patch): ReadonlyMap<string, Value> {
  const values = valuesByPatch.get(patch) ?? readValues(patch);
  valuesByPatch.set(patch, values);
  return values;
}

function readValues({ attributes = {}, classes = {}, styles = {}, text }: Patch) {
  const wanted = new Map<string, Value>();
  for (const [name, value] of Object.entries(attributes))
    wanted.set(`@${name}`, attributeText(name, value));
  for (const [name, isOn] of Object.entries(classes)) wanted.set(`.${name}`, isOn ? '' : null);
  for (const [name, value] of Object.entries(styles)) wanted.set(`:${name}`, value);
  if (text !== undefined) wanted.set('text', text || null);
  return wanted;
}

function attributeText(name: string, value: string | number | boolean | null | undefined): Value {
  if (typeof value === 'boolean' && name.startsWith('aria-')) return String(value);
  if (value === true) return '';
  return value === false || value === null || value === undefined ? null : String(value);
}
