/** The elements of a form, wherever they stand. */
import { descendantsOf, isKnown, type Markup } from './markup.ts';
import type { Page } from './page.ts';

/** The elements whose name and value a form sends. */
export const FIELDS = ['input', 'select', 'textarea'];

/** Returns what stands in the form and what names it by its `form`; what in it names another one is left out. */
export function elementsOf(form: Markup, page: Page): readonly Markup[] {
  const id = form.attributes.get('id');
  const belongs = ({ attributes }: Markup): boolean => {
    const named = attributes.get('form');
    return named === undefined || named === id || !isKnown(named);
  };
  return [...[...descendantsOf(form)].filter(belongs), ...page.having('form').filter(belongs)];
}
