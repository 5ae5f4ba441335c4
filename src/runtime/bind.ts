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
  const held = new Map<string, Slot>();
  let before: Desired | undefined;

  const apply = (desired: Desired): void => {
    if (desired === before) return;
    before = desired;
    const wanted = valuesOf(desired);
    for (const [key, slot] of held) {
      if (wanted.has(key)) continue;
      giveBack(slot, holder);
      held.delete(key);
    }
    for (const [key, value] of wanted) {
      const slot = held.get(key) ?? slotOf(element, key);
      held.set(key, slot);
      hold(slot, holder, value);
    }
  };
  const release = (): void => apply({});
  signal?.addEventListener('abort', release, { once: true });
  return { apply, release };
}

type Value = string | null;

/** One thing of an element that bindings may hold: an attribute, a class, a style, its words. */
interface Slot {
  readonly original: Value;
  readonly holders: Map<object, Value>;
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  readonly forget: () => void;
}

const slots = new WeakMap<Element, Map<string, Slot>>();

function slotOf(element: HTMLElement, key: string): Slot {
  const known = slots.get(element) ?? new Map<string, Slot>();
  slots.set(element, known);
  const existing = known.get(key);
  if (existing) return existing;
  const access = accessTo(element, key);
  const forget = () => known.delete(key);
  const slot: Slot = { ...access, original: access.read(), holders: new Map(), forget };
  known.set(key, slot);
  return slot;
}

function hold(slot: Slot, holder: object, value: Value): void {
  if (slot.holders.has(holder) && slot.holders.get(holder) === value) return;
  slot.holders.delete(holder);
  slot.holders.set(holder, value);
  if (slot.read() !== value) slot.write(value);
}

function giveBack(slot: Slot, holder: object): void {
  const written = [...slot.holders.values()].at(-1) ?? null;
  slot.holders.delete(holder);
  const left = [...slot.holders.values()].at(-1);
  if (slot.holders.size === 0) slot.forget();
  if (slot.read() !== written) return;
  const value = left === undefined ? slot.original : left;
  if (value !== written) slot.write(value);
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

type Access = Pick<Slot, 'read' | 'write'>;

function accessTo(element: HTMLElement, key: string): Access {
  const name = key.slice(1);
  switch (key[0]) {
    case '@':
      return {
        read: () => element.getAttribute(name),
        write: (value) =>
          value === null ? element.removeAttribute(name) : element.setAttribute(name, value),
      };
    case '.':
      return keepingSource(element, 'class', {
        read: () => (element.classList.contains(name) ? '' : null),
        write: (value) => element.classList.toggle(name, value !== null),
      });
    case ':':
      return keepingSource(element, 'style', {
        read: () => element.style.getPropertyValue(name) || null,
        write: (value) => element.style.setProperty(name, value),
      });
    default:
      return accessToWords(element);
  }
}

/** Class lists and styles are written in another spelling by the browser: the server's comes back where it means the same. */
function keepingSource(element: HTMLElement, attribute: string, { read, write }: Access): Access {
  const source = element.getAttribute(attribute);
  const meant = meaningOf(attribute, source);
  return {
    read,
    write: (value) => {
      write(value);
      const left = element.getAttribute(attribute);
      if (left === source || meaningOf(attribute, left) !== meant) return;
      if (source === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, source);
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
function accessToWords(element: HTMLElement): Access {
  let added: Text | undefined;
  return {
    read: () => labelNode(element)?.data.trim() ?? null,
    write: (value) => {
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
