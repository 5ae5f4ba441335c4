/** Reads and writes what bindings may change on an element: attributes, classes, styles and its own text. */
import { unshadowed } from '../lib/unshadowed.ts';
import { labelNode } from './label-node.ts';

/** The value, or `null` where the element has none. */
export type Value = string | null;

/** Reads and writes one property of an element. */
export interface Access {
  readonly read: (element: HTMLElement) => Value;
  readonly write: (element: HTMLElement, value: Value) => void;
}

/** One access object per attribute name. It holds no state, so all elements share it. */
const attributeAccess = new Map<string, Access>();

/**
 * Returns the access to one property. The first character of `key` says which kind it is: `@href` is an attribute,
 * `.open` a class, `:color` a style. `text` is the element's own text.
 */
export function accessTo(element: HTMLElement, key: string): Access {
  const name = key.slice(1);
  switch (key[0]) {
    case '@': {
      const access = attributeAccess.get(name) ?? accessToAttribute(name);
      attributeAccess.set(name, access);
      return access;
    }
    case '.':
      return keepingSource(element, 'class', {
        read: (at) => (unshadowed(at).classList.contains(name) ? '' : null),
        write: (at, value) => unshadowed(at).classList.toggle(name, value !== null),
      });
    case ':':
      return keepingSource(element, 'style', {
        read: (at) => unshadowed(at).style.getPropertyValue(name) || null,
        write: (at, value) => unshadowed(at).style.setProperty(name, value),
      });
    default:
      return accessToWords();
  }
}

function accessToAttribute(name: string): Access {
  return {
    read: (element) => unshadowed(element).getAttribute(name),
    write: (element, value) => setAttribute(element, name, value),
  };
}

function setAttribute(element: HTMLElement, name: string, value: Value): void {
  if (value === null) unshadowed(element).removeAttribute(name);
  else unshadowed(element).setAttribute(name, value);
}

/**
 * Restores the server's spelling of a class list or a style attribute once it has the same meaning again. Without
 * this, the browser's own spelling stays: https://dom.spec.whatwg.org/#concept-dtl-update,
 * https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block
 */
function keepingSource(
  source: HTMLElement,
  attribute: 'class' | 'style',
  { read, write }: Access,
): Access {
  const known = sources[attribute].get(source);
  const found = unshadowed(source).getAttribute(attribute);
  const kept = known?.written === found ? known : { sent: found, written: found };
  sources[attribute].set(source, kept);
  const { sent } = kept;
  const meant = meaningOf(attribute, sent);
  return {
    read,
    write: (element, value) => {
      write(element, value);
      const left = unshadowed(element).getAttribute(attribute);
      if (left !== sent && meaningOf(attribute, left) === meant)
        setAttribute(element, attribute, sent);
      kept.written = unshadowed(element).getAttribute(attribute);
    },
  };
}

/**
 * Two accesses may change one attribute, such as those to `width` and `display`. The second finds what the first has
 * written, so it takes what the server sent from here. A record is valid as long as nobody else has written the
 * attribute. After that, the value that is found counts as the server's.
 */
const sources = {
  class: new WeakMap<HTMLElement, Source>(),
  style: new WeakMap<HTMLElement, Source>(),
} as const;

interface Source {
  readonly sent: string | null;
  /** What a binding wrote last. */
  written: string | null;
}

/** Returns a normalised form of the attribute. Two sources with the same meaning give the same text. */
function meaningOf(attribute: string, source: string | null): string {
  if (attribute === 'class') return (source ?? '').split(/\s+/).filter(Boolean).sort().join(' ');
  const probe = document.createElement('i');
  probe.style.cssText = source ?? '';
  return probe.style.cssText;
}

/**
 * Returns the access to the element's own text, `null` where it has none.
 * The text node is looked up on every call, because a page translator may have replaced it
 * (https://github.com/facebook/react/issues/11538). A node whose text was removed is blank, so the next look-up
 * can't find it. It is therefore remembered, together with the blanks around its text.
 */
function accessToWords(): Access {
  let added: Text | undefined;
  let emptied: { readonly node: Text; readonly around: readonly string[] } | undefined;
  const write = (element: HTMLElement, value: Value): void => {
    const node = labelNode(element);
    if (node && value !== null) node.data = node.data.replace(WORDS, () => value);
    else if (node && node === added) node.remove();
    else if (node) {
      emptied = { node, around: node.data.split(WORDS) };
      node.data = emptied.around.join('');
    } else if (value !== null && emptied && unshadowed(element).contains(emptied.node)) {
      emptied.node.data = emptied.around.join(value);
    } else if (value !== null) {
      added = new Text(value);
      unshadowed(element).append(added);
    }
  };
  return { read: (element) => labelNode(element)?.data.trim() ?? null, write };
}

/** Matches from the first to the last character that isn't blank. */
const WORDS = /\S(?:[\s\S]*\S)?/;
