/**
 * A form hides its own properties behind its fields: where one is named `id`, `form.id` is that field, and where one is
 * named `closest`, `form.closest` is no function (https://html.spec.whatwg.org/multipage/forms.html#the-form-element,
 * `LegacyOverrideBuiltIns`). Templates choose those names, so nothing here reads a property of an element that may be a
 * form but through this.
 */
import { cast } from './trusted.ts';

/** The members of an element, without being one: they can be read and called, not put into the page. */
export type Unshadowed<E extends Element> = {
  readonly [Name in keyof E as MemberName<Name>]: E[Name];
};

/** A form's type allows any name, for its fields. */
type MemberName<Name> = string extends Name
  ? never
  : number extends Name
    ? never
    : Exclude<Name, 'nodeType'>;

/** Returns the members of an element as its class has them, whatever its fields are named. */
export function unshadowed<E extends Element>(element: E): Unshadowed<E> {
  // A proxy has the members of what it stands for, and TypeScript knows it only as the whole.
  return cast(element instanceof HTMLFormElement ? new Proxy(element, BY_CLASS) : element);
}

const BY_CLASS: ProxyHandler<HTMLFormElement> = {
  get(form, name) {
    const value: unknown = Reflect.get(HTMLFormElement.prototype, name, form);
    return typeof value === 'function' ? value.bind(form) : value;
  },
};
