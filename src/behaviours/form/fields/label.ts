/** The name of a field group: the text of its label, legend or ARIA name, without marks such as `*`. */
import type { FieldGroup } from './field-groups.ts';

const ASIDE = 'input, select, textarea, button, svg, [aria-hidden=true], [data-form-part]';
const MARKS = /\s*(\((obligatoire|requis|facultatif)\)|[*:?\s])+$/i;

export function labelOf({ fields: [field] }: FieldGroup): string {
  const own = field.dataset.formLabel ?? '';
  const group = field.type === 'radio' ? field.closest('fieldset, [role=radiogroup]') : null;
  const named = [
    group?.querySelector('legend'),
    referredBy(group),
    field.labels?.[0],
    referredBy(field),
  ];
  const attributes = [group, field].map((element) => element?.getAttribute('aria-label') ?? '');
  return (
    [own, ...named.map(wordsOf), ...attributes, field.title, field.name]
      .map((text) => text.replace(/\s+/g, ' ').trim().replace(MARKS, ''))
      .find(Boolean) ?? ''
  );
}

function referredBy(element: Element | null): Element | null {
  const [id] = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return id ? document.getElementById(id) : null;
}

function wordsOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const aside of copy.querySelectorAll(ASIDE)) aside.remove();
  return copy.textContent;
}
