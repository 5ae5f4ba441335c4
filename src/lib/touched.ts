import { isNewPage } from './new-page.ts';

/**
 * Whether the visitor has changed the field, perhaps back. After a reload or a step through the history, the browser
 * may have restored another value
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-persisted-state). `:user-valid` tells the two
 * apart, in browsers from 2023 on (https://caniuse.com/mdn-css_selectors_user-valid); others ignore it in `:is()`. It
 * matches all fields of a form that the visitor tried to submit, and no field in which the visitor is still typing.
 */
export function isTouched(field: HTMLInputElement | HTMLSelectElement): boolean {
  return (
    field.matches(':is(:user-valid, :user-invalid)') ||
    (hasOtherValue(field) && (isNewPage() || field === document.activeElement))
  );
}

/** Whether the value is not the one that the server sent. Selects are not compared. */
function hasOtherValue(field: HTMLInputElement | HTMLSelectElement): boolean {
  return (
    field instanceof HTMLInputElement &&
    (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
  );
}
