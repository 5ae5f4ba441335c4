/** Finds the elements of a form, inside or outside of it. */
import { descendantsOf, isKnown, type Markup } from './markup.ts';
import type { Page } from './page.ts';

/** The elements whose name and value a form sends. */
export const FIELDS = ['input', 'select', 'textarea'];

/** Returns the elements that belong to the form: those inside it without another `form`, and those outside with its id. */
export function elementsOf(form: Markup, page: Page): readonly Markup[] {
  const id = form.attributes.get('id');
  const belongs = ({ attributes }: Markup): boolean => {
    const named = attributes.get('form');
    return named === undefined || named === id || !isKnown(named);
  };
  return [...[...descendantsOf(form)].filter(belongs), ...page.having('form').filter(belongs)];
}
