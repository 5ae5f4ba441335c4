/** Finds roots that must be submitted but have no form, or no submit button. */
import type { Contract } from '../../runtime/contract.ts';
import type { Problem } from '../finding.ts';
import { elementsOf } from '../form-elements.ts';
import { descendantsOf, isComponent, isKnown, type Markup, mayHoldMore, tagOf } from '../markup.ts';
import type { Page } from '../page.ts';
import { maySend } from '../submits.ts';
import { markerOf, partMarkerOf } from '../vocabulary.ts';

export function* missingSubmit(page: Page): Generator<Problem> {
  yield* missingForms(page);
  const forms = [...page.vocabulary.roots.values()].flatMap((one) => formsOf(one, page));
  for (const at of new Set(forms))
    if (!maySend(at, page) && !isMeantToSend(at, page)) yield missing(at, page);
}

function* missingForms(page: Page): Generator<Problem> {
  for (const [marker, { needsSubmit, elements }] of page.vocabulary.roots)
    for (const at of needsSubmit && !elements ? page.having(marker) : [])
      if (!hasForm(at))
        yield {
          expected: `${marker} on a <form>, or around one`,
          found: `${tagOf(at)} without a form`,
          advice: 'nothing can be sent; write <form>',
          at,
          attribute: marker,
          level: 'error',
        };
}

/** Whether there is a form, or may be one, in an expression or a component. A form around the root doesn't count. */
function hasForm(root: Markup): boolean {
  const all = [root, ...descendantsOf(root)];
  return (
    mayHoldMore(root) ||
    all.some((one) => one.name === 'form' || isComponent(one) || !isKnown(one.name))
  );
}

/** Returns the elements that the contract wants to be sent. */
function formsOf(contract: Contract, page: Page): readonly Markup[] {
  const { needsSubmit, parts = {} } = contract;
  const roots = needsSubmit ? page.having(markerOf(contract)) : [];
  const marker = partMarkerOf(contract);
  const names = Object.keys(parts).filter((name) => parts[name]?.needsSubmit);
  const found = names.length > 0 ? page.having(marker) : [];
  return [
    ...roots,
    ...found.filter(({ attributes }) => names.includes(attributes.get(marker) ?? '')),
  ];
}

/** Whether an element in the form is marked as a button but is not one, which `part-element` reports. */
function isMeantToSend(form: Markup, { vocabulary }: Page): boolean {
  const isUnfit = ({ name, attributes }: Markup): boolean =>
    [...attributes].some(([marker, part]) => {
      const elements: readonly string[] =
        vocabulary.parts.get(marker)?.parts?.[part]?.elements ?? [];
      return elements.includes('button') && !elements.includes(name);
    });
  return [...descendantsOf(form)].some(isUnfit);
}

/** A button that sends nothing by itself may have a script of its own. */
function missing(at: Markup, page: Page): Problem {
  const button = elementsOf(at, page).find((one) => one.name === 'button' && !isOurs(one, page));
  const type = button?.attributes.get('type');
  return {
    expected: 'a submit button in the form',
    found: button ? `<button type="${type}">` : 'no submit button',
    advice: `visitors cannot send the form; ${button ? 'write type="submit"' : 'add <button type="submit">'}`,
    at,
    level: button ? 'warning' : 'error',
  };
}

/** Whether it is a part or a trigger, such as one that shows a password. */
function isOurs({ attributes }: Markup, { vocabulary }: Page): boolean {
  return [...attributes.keys()].some((name) => vocabulary.knows(name));
}
