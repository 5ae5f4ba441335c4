/**
 * Gives elements that the server sent the attributes, classes, text and custom properties that they should
 * have *now*, and puts the originals back when it goes. Nothing else of an element is touched.
 *
 * Several bindings may hold the same element (two modals that make the same `main` inert): the last one to
 * ask for a value wins, and the original comes back with the last one to go. What somebody else has
 * changed meanwhile is left as they made it.
 */
import { labelNode } from './label-node.ts';

/** What an element should have. A key that is left out is given back. */
export interface Desired {
  /** `true` is an empty attribute (`"true"` for `aria-*`), `null`, `undefined` and `false` none (`"false"` for `aria-*`). */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly classes?: Readonly<Record<string, boolean>>;
  /** The element's own words; icons beside them stay. */
  readonly text?: string;
  /** Custom properties and styles, through the CSSOM, so that a strict CSP allows them. */
  readonly styles?: Readonly<Record<string, string>>;
}

export interface Binding {
  /** Applies what differs from what was asked for before. */
  apply(desired: Desired): void;
  /** Gives everything back. */
  release(): void;
}

/** Binds an element, until `release` is called or the signal ends. */
export function bind(element: HTMLElement, signal?: AbortSignal): Binding {
  const holder = {};
  let before: Desired = NOTHING;
  const apply = (desired: Desired): void => {
    rebind(element, holder, before, desired);
    before = desired;
  };
  const release = (): void => apply(NOTHING);
  signal?.addEventListener('abort', release, { once: true });
  return { apply, release };
}

/** What is asked for before the first time and after the last. */
export const NOTHING: Desired = {};

/**
 * What a binding does, for those who hold many elements: applies to an element what differs from what the same
 * holder asked for before.
 */
export function rebind(
  element: HTMLElement,
  holder: object,
  before: Desired,
  desired: Desired,
): void {
  if (desired === before) return;
  const held = valuesOf(before);
  const wanted = valuesOf(desired);
  for (const key of held.keys()) if (!wanted.has(key)) giveBack(element, key, holder);
  for (const [key, value] of wanted)
    if (!held.has(key) || held.get(key) !== value) hold(element, key, { holder, value });
}

type Value = string | null;

/** What one binding asks for. */
interface Hold {
  readonly holder: object;
  readonly value: Value;
}

/** One thing of an element that bindings hold: an attribute, a class, a style, its words. */
interface Slot {
  readonly original: Value;
  /** The last one counts. */
  readonly holds: Hold[];
  readonly access: Access;
}

/** By what is held, then by element: a long list has one thing of many elements held. */
const slots = new Map<string, WeakMap<Element, Slot>>();

function hold(element: HTMLElement, key: string, wanted: Hold): void {
  const { access, holds } = slotOf(element, key);
  removeHold(holds, wanted.holder);
  holds.push(wanted);
  if (access.read(element) !== wanted.value) access.write(element, wanted.value);
}

function giveBack(element: HTMLElement, key: string, holder: object): void {
  const { access, holds, original } = slotOf(element, key);
  const written = holds.at(-1)?.value ?? null;
  removeHold(holds, holder);
  if (holds.length === 0) slots.get(key)?.delete(element);
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
const valuesByDesired = new WeakMap<Desired, ReadonlyMap<string, Value>>();

function valuesOf(desired: Desired): ReadonlyMap<string, Value> {
  const values = valuesByDesired.get(desired) ?? readValues(desired);
  valuesByDesired.set(desired, values);
  return values;
}

function readValues({ attributes = {}, classes = {}, styles = {}, text }: Desired) {
  const wanted = new Map<string, Value>();
  for (const [name, value] of Object.entries(attributes))
    wanted.set(`@${name}`, attributeText(name, value));
  for (const [name, isOn] of Object.entries(classes)) wanted.set(`.${name}`, isOn ? '' : null);
  for (const [name, value] of Object.entries(styles)) wanted.set(`:${name}`, value);
  if (text !== undefined) wanted.set('text', text);
  return wanted;
}

function attributeText(name: string, value: string | number | boolean | null | undefined): Value {
  if (typeof value === 'boolean' && name.startsWith('aria-')) return String(value);
  if (value === true) return '';
  return value === false || value === null || value === undefined ? null : String(value);
}

/** How one thing of an element is read and written. */
interface Access {
  readonly read: (element: HTMLElement) => Value;
  readonly write: (element: HTMLElement, value: Value) => void;
}

/** All elements share how an attribute is read and written. */
const attributeAccess = new Map<string, Access>();

function accessTo(element: HTMLElement, key: string): Access {
  const name = key.slice(1);
  switch (key[0]) {
    case '@': {
      const access = attributeAccess.get(name) ?? accessToAttribute(name);
      attributeAccess.set(name, access);
      return access;
    }
    case '.':
      return keepingSource(element, 'class', {
        read: (at) => (at.classList.contains(name) ? '' : null),
        write: (at, value) => at.classList.toggle(name, value !== null),
      });
    case ':':
      return keepingSource(element, 'style', {
        read: (at) => at.style.getPropertyValue(name) || null,
        write: (at, value) => at.style.setProperty(name, value),
      });
    default:
      return accessToWords();
  }
}

function accessToAttribute(name: string): Access {
  return {
    read: (element) => element.getAttribute(name),
    write: (element, value) =>
      value === null ? element.removeAttribute(name) : element.setAttribute(name, value),
  };
}

/** Class lists and styles are written in another spelling by the browser: the server's comes back where it means the same. */
function keepingSource(source: HTMLElement, attribute: string, { read, write }: Access): Access {
  const sent = source.getAttribute(attribute);
  const meant = meaningOf(attribute, sent);
  return {
    read,
    write: (element, value) => {
      write(element, value);
      const left = element.getAttribute(attribute);
      if (left === sent || meaningOf(attribute, left) !== meant) return;
      if (sent === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, sent);
    },
  };
}

/** The same text for what the browser takes to be the same. */
function meaningOf(attribute: string, source: string | null): string {
  if (attribute === 'class') return (source ?? '').split(/\s+/).filter(Boolean).sort().join(' ');
  const probe = document.createElement('i');
  probe.style.cssText = source ?? '';
  return probe.style.cssText;
}

/** The node is looked up each time: a translator may have put another in its place. */
function accessToWords(): Access {
  let added: Text | undefined;
  return {
    read: (element) => labelNode(element)?.data.trim() ?? null,
    write: (element, value) => {
      const node = labelNode(element);
      if (node && value === null && node === added) node.remove();
      else if (node) node.data = node.data.replace(/\S(?:[\s\S]*\S)?/, () => value ?? '');
      else if (value) {
        added = new Text(value);
        element.append(added);
      }
    },
  };
}
