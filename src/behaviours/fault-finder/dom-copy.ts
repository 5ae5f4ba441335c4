/** Copies the elements of a document into the form that the rules read. A copy can be made in slices. */
import type { Markup } from '../../checks/markup.ts';
import { cast } from '../../lib/trusted.ts';

interface Copy extends Markup {
  readonly children: Copy[];
}

export class DomCopy {
  readonly #copies = new Map<Element, Copy>();

  /** Adds an element to the copy. Its parent must be added before, as in document order. */
  add(element: Element): Markup {
    const around = own(element, 'parentElement');
    const parent = around ? this.#copies.get(around) : undefined;
    const copy: Copy = {
      name: own(element, 'localName'),
      attributes: new Map([...own(element, 'attributes')].map(({ name, value }) => [name, value])),
      parent,
      children: [],
      position: element,
    };
    parent?.children.push(copy);
    this.#copies.set(element, copy);
    return copy;
  }
}

type Read = 'parentElement' | 'localName' | 'attributes';

/**
 * Reads a property as the class defines it. A form's field with the same name would hide it:
 * https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
 */
function own<Key extends Read>(element: Element, key: Key): Element[Key] {
  const { prototype } = key === 'parentElement' ? Node : Element;
  // `Reflect.get` returns a value of the key's type, which TypeScript doesn't know.
  return cast(Reflect.get(prototype, key, element));
}
