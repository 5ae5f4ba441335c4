/** The things of an element that bindings hold: attributes, classes, styles, its own words. */
import { unshadowed } from '../lib/unshadowed.ts';
import { labelNode } from './label-node.ts';

/** `null` where there is none. */
export type Value = string | null;

/** How one thing of an element is read and written. */
export interface Access {
  readonly read: (element: HTMLElement) => Value;
  readonly write: (element: HTMLElement, value: Value) => void;
}

/** All elements share how an attribute is read and written. */
const attributeAccess = new Map<string, Access>();

/** Access to a thing by its key: `@` and an attribute, `.` and a class, `:` and a style, or `text`. */
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
 * Puts the server's spelling of class lists and styles back where it means the same. The browser writes them in its own:
 * https://dom.spec.whatwg.org/#concept-dtl-update, https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block
 */
function keepingSource(source: HTMLElement, attribute: string, { read, write }: Access): Access {
  const sent = unshadowed(source).getAttribute(attribute);
  const meant = meaningOf(attribute, sent);
  return {
    read,
    write: (element, value) => {
      write(element, value);
      const left = unshadowed(element).getAttribute(attribute);
      if (left === sent || meaningOf(attribute, left) !== meant) return;
      setAttribute(element, attribute, sent);
    },
  };
}

/** Returns the same text for what the browser takes to be the same. */
function meaningOf(attribute: string, source: string | null): string {
  if (attribute === 'class') return (source ?? '').split(/\s+/).filter(Boolean).sort().join(' ');
  const probe = document.createElement('i');
  probe.style.cssText = source ?? '';
  return probe.style.cssText;
}

/**
 * Reads and writes the words; `null` where there are none. The node is looked up each time: a translator may have put
 * another in its place (https://github.com/facebook/react/issues/11538). One whose words were taken out is blank, and is
 * remembered with what stood around them.
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

/** From the first to the last that isn't blank. */
const WORDS = /\S(?:[\s\S]*\S)?/;
