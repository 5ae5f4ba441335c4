/**
 * Gives elements that the server sent the attributes, classes, text and custom properties that they should
 * have *now*, and puts the originals back when it goes. Nothing else of an element is touched.
 *
 * Several bindings may hold the same element (two modals that make the same `main` inert): the last one to
 * ask for a value wins, and the original comes back with the last one to go. What somebody else has
 * changed meanwhile is left as they made it.
 */
import { type Access, accessTo, type Value } from './access.ts';
import { forget, note } from './traces.ts';

/** What an element should have. A key that is left out is given back. */
export interface Patch {
  /** `true` is an empty attribute (`"true"` for `aria-*`), `null`, `undefined` and `false` none (`"false"` for `aria-*`). */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly classes?: Readonly<Record<string, boolean>>;
  /** The element's own words, empty for none; icons beside them stay. */
  readonly text?: string;
  /** Custom properties and styles, through the CSSOM, so that a strict CSP allows them. */
  readonly styles?: Readonly<Record<string, string>>;
}

export interface Binding {
  /** Applies what differs from what was asked for before. */
  apply(patch: Patch): void;
  /** Gives everything back. */
  release(): void;
}

/**
 * Binds an element, until `release` is called or the signal ends. What is asked for below stands in the place of what the
 * server sent: all other bindings win.
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

/** What is asked for before the first time and after the last. */
export const NOTHING: Patch = {};

/**
 * Does what a binding does, for those who hold many elements: applies to an element what differs from what the same
 * holder asked for before.
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

/** What one binding asks for. */
interface Hold {
  readonly holder: object;
  readonly value: Value;
  readonly isBelow: boolean;
}

/** One thing of an element that bindings hold: an attribute, a class, a style, its words. */
interface Slot {
  readonly original: Value;
  /** The last one counts. Those below are first. */
  readonly holds: Hold[];
  readonly access: Access;
  /** Whether the original stands in the page, for copies of the element. */
  isNoted?: boolean;
}

/** By what is held, then by element: a long list has one thing of many elements held. */
const slots = new Map<string, WeakMap<Element, Slot>>();

/** Returns the attribute as the server sent it, whatever bindings make of it. Not for forms, whose fields hide their methods. */
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

/** Lists share what they ask for: it is read once. */
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
