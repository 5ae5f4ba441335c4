/** Runs in the page: finds elements by role, label or text with Testing Library, which is a global there. */
import type * as TestingLibrary from '@testing-library/dom';

/** A target that can be sent to the browser: a pattern is sent as its source. */
export interface Sought {
  readonly by: string;
  readonly name: string;
  readonly isPattern: boolean;
}

/** Returns the visible elements that match. */
export function findInPage({ by, name, isPattern }: Sought): HTMLElement[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText }: typeof TestingLibrary =
    Reflect.get(window, 'TestingLibraryDom');
  const pattern = isPattern ? new RegExp(name) : undefined;
  /** Whether the name matches. All kinds of spaces are equal. */
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
