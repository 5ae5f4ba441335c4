/** Creates links to the fields of a form. A field without an id gets one while the form is mounted. */

import { encoded } from '../../../lib/encoded.ts';
import { opensElsewhere } from '../../../lib/modified.ts';
import { newId } from '../../../lib/new-id.ts';
import { bindings } from '../../../runtime/bindings.ts';
import type { Field } from '../fields/field-groups.ts';
import type { FormContext } from '../form-context.ts';

export interface FieldLinks {
  readonly linkTo: (field: Field, words: string) => HTMLAnchorElement;
  /** Returns the field of the focused link. */
  readonly focused: () => Field | undefined;
}

export function makeFieldLinks({ signal }: FormContext): FieldLinks {
  const bound = bindings(signal);
  const fields = new WeakMap<Element, Field>();
  const idOf = (field: Field) => {
    if (!field.id) bound(field).apply({ attributes: { id: newId('field') } });
    return field.id;
  };
  return {
    linkTo(field, words) {
      const link = document.createElement('a');
      link.href = `#${encoded(idOf(field))}`;
      link.textContent = words;
      // Many themes make all links as high as a finger. In a sentence, such links would make its lines taller.
      link.style.display = 'inline';
      link.addEventListener('click', (event) => {
        if (opensElsewhere(event, link)) return;
        event.preventDefault();
        field.focus();
      });
      fields.set(link, field);
      return link;
    },
    focused: () => (document.activeElement ? fields.get(document.activeElement) : undefined),
  };
}
