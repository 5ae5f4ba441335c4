/**
 * A form's fields hide its properties: with a field named `id`, `form.id` is that field; with one named `closest`,
 * `form.closest` is not a function (https://html.spec.whatwg.org/multipage/forms.html#the-form-element,
 * `LegacyOverrideBuiltIns`). Templates choose these names. So all code reads properties of an element that may be a
 * form through `unshadowed`.
 */
import { cast } from './trusted.ts';

/** The members of an element, to be read and called. It is not an element: it can't be put into the page. */
export type Unshadowed<E extends Element> = {
  readonly [Name in keyof E as MemberName<Name>]: E[Name];
};

/** The type of a form accepts any name, because of its fields. */
type MemberName<Name> = string extends Name
  ? never
  : number extends Name
    ? never
    : Exclude<Name, 'nodeType'>;

/** Returns the members of an element as its class defines them, whatever names its fields have. */
export function unshadowed<E extends Element>(element: E): Unshadowed<E> {
  // The proxy has the members of the element, but TypeScript only knows the type of the element.
  return cast(element instanceof HTMLFormElement ? new Proxy(element, BY_CLASS) : element);
}

const BY_CLASS: ProxyHandler<HTMLFormElement> = {
  get(form, name) {
    const value: unknown = Reflect.get(HTMLFormElement.prototype, name, form);
    return typeof value === 'function' ? value.bind(form) : value;
  },
};
