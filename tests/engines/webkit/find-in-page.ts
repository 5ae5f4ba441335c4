/** In the page: finds by role, label or words, as Testing Library does, which stands there as a global. */
import type * as TestingLibrary from '@testing-library/dom';

/** A target that can travel: a pattern as its source. */
export interface Sought {
  readonly by: string;
  readonly name: string;
  readonly isPattern: boolean;
}

/** Returns the elements that are there for a visitor; those that are hidden are left out. */
export function findInPage({ by, name, isPattern }: Sought): HTMLElement[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText }: typeof TestingLibrary =
    Reflect.get(window, 'TestingLibraryDom');
  const pattern = isPattern ? new RegExp(name) : undefined;
  /** Whether the name is the one sought. Nobody sees which kind of space stands in it. */
  const wanted = (found: string): boolean => {
    const plain = found.replaceAll(/\s+/g, ' ').trim();
    return pattern ? pattern.test(plain) : plain === name;
  };
  const { body } = document;
  const find = (): HTMLElement[] => {
    if (by === 'css') return [...document.querySelectorAll<HTMLElement>(name)];
    if (by === 'field')
      return queryAllByLabelText(body, wanted, { selector: 'input, textarea, select' });
    if (by === 'text') return queryAllByText(body, wanted);
    return queryAllByRole(body, by, { name: wanted });
  };
  return find().filter((element) => element.checkVisibility({ visibilityProperty: true }));
}
