/**
 * The error summary. It is shown when the visitor submits a form with more than one invalid field. It is before the
 * fields, gets the focus, and links to each invalid field. A corrected field is removed from it.
 */
import { newId } from '../../../lib/new-id.ts';
import { makeView } from '../../../lib/own-view.ts';
import { unshadowed } from '../../../lib/unshadowed.ts';
import { focusOn } from '../../../runtime/focus.ts';
import type { Field } from '../fields/field-groups.ts';
import type { FormContext } from '../form-context.ts';
import type { FieldLinks } from './field-links.ts';
import { isRow } from './row.ts';
import { texts } from './texts.ts';

export interface Fault {
  readonly field: Field;
  readonly message: string;
}

export interface Summary {
  /** Lists the faults, and focuses the summary. */
  readonly open: (faults: readonly Fault[]) => void;
  /** Called with the faults that are shown now. Others are removed from the list. */
  readonly follow: (faults: readonly Fault[]) => void;
}

export function makeSummary({ form, signal, submits }: FormContext, links: FieldLinks): Summary {
  const { box, title, list } = makeBox();
  let listed: readonly Fault[] = [];
  signal.addEventListener('abort', () => box.remove());

  const write = (faults: readonly Fault[]) => {
    listed = faults;
    title.textContent = texts.summary(faults.length);
    list.replaceChildren(
      ...faults.map(({ field, message }) => itemOf(links.linkTo(field, message))),
    );
  };
  const close = () => {
    const hadFocus = box.contains(document.activeElement);
    box.remove();
    if (hadFocus) submits()[0]?.focus();
  };
  return {
    open(faults) {
      write(faults);
      box.toggleAttribute('data-islands-line', isRow(form));
      unshadowed(form).prepend(box);
      focusOn(box);
    },
    follow(faults) {
      if (!box.isConnected) return;
      const left = faults.filter(({ field }) => listed.some((one) => one.field === field));
      if (left.length === 0) return close();
      if (left.length === listed.length && left.every(isIn(listed))) return;
      const hadFocus = box.contains(document.activeElement);
      write(left);
      if (hadFocus) focusOn(box);
    },
  };
}

function makeBox() {
  const box = makeView('section');
  const title = document.createElement('p');
  const list = document.createElement('ul');
  title.id = newId('summary');
  box.dataset.formView = 'summary';
  box.setAttribute('role', 'group');
  box.tabIndex = -1;
  box.setAttribute('aria-labelledby', title.id);
  box.append(title, list);
  return { box, title, list };
}

function itemOf(link: HTMLAnchorElement): HTMLElement {
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function isIn(faults: readonly Fault[]) {
  return (fault: Fault) =>
    faults.some(({ field, message }) => field === fault.field && message === fault.message);
}
