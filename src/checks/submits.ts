/** Whether a form can be sent by a press. */
import { elementsOf, FIELDS } from './form-elements.ts';
import { isComponent, isKnown, type Markup } from './markup.ts';
import type { Page } from './page.ts';

/** Whether there is a submit, or may be one: by an expression, a component, or in another file. */
export function maySend(form: Markup, page: Page): boolean {
  if (form.name !== 'form' || form.hasGap) return true;
  if (form.attributes.has('id') && page.extent !== 'page') return true;
  const elements = elementsOf(form, page);
  // What is filled in another file has nothing to send here.
  if (page.extent !== 'page' && !elements.some(isField)) return true;
  return elements.some((one) => isComponent(one) || !isKnown(one.name) || isSubmit(one));
}

function isField({ name, attributes }: Markup): boolean {
  return FIELDS.includes(name) && attributes.get('type') !== 'hidden';
}

/** Whether it is a submit button, or may be one. */
export function isSubmit({ name, attributes }: Markup): boolean {
  const type = attributes.get('type')?.toLowerCase();
  if (!isKnown(type)) return true;
  // An unknown type of a button is a submit, too:
  // https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-type
  if (name === 'button') return type !== 'button' && type !== 'reset';
  return name === 'input' && (type === 'submit' || type === 'image');
}
