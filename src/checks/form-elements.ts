/** Finds the elements of a form, inside or outside of it. */
import { descendantsOf, isKnown, type Markup } from './markup.ts';
import type { Page } from './page.ts';

/** The elements whose name and value a form sends. */
export const FIELDS = ['input', 'select', 'textarea'];

/**
 * Returns the elements that belong to the form: those inside it without another `form`, and those outside with its id.
 * An element whose `form` contains an expression may belong to it, too.
 */
export function elementsOf(form: Markup, page: Page): readonly Markup[] {
  const id = form.attributes.get('id');
  const belongs = ({ attributes }: Markup): boolean => {
    const named = attributes.get('form');
    return named === undefined || named === id || !isKnown(named);
  };
  const all = [...descendantsOf(form), ...page.having('form')];
  return [...new Set(all)].filter(belongs);
}

/** Returns the elements that belong to the form for certain. */
export function ownElementsOf(form: Markup, page: Page): readonly Markup[] {
  return elementsOf(form, page).filter(({ attributes }) => isKnown(attributes.get('form')));
}
