/** A root or a part on an element that it is not made for: it starts, and may not work for everybody. */
import type { Found } from '../finding.ts';
import { isComponent, isKnown, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';

type Meant = {
  readonly meantFor?: readonly string[];
  readonly meantTypes?: readonly string[];
};

export function* unusualElement(page: Page): Generator<Found> {
  for (const [attribute, contract] of page.vocabulary.roots)
    for (const at of contract.meantFor ? page.having(attribute) : [])
      yield* unusual(at, attribute, attribute, contract);
  for (const [attribute, { parts = {} }] of page.vocabulary.parts)
    for (const at of page.having(attribute)) {
      const name = at.attributes.get(attribute) ?? '';
      if (Object.hasOwn(parts, name))
        yield* unusual(at, attribute, `${attribute}="${name}"`, parts[name] ?? {});
    }
}

/** Whether a component or an author's own role may give it all that the right element has. */
function mayBeAsGood(at: Markup): boolean {
  return isComponent(at) || (at.attributes.has('role') && at.attributes.has('tabindex'));
}

function* unusual(at: Markup, attribute: string, what: string, meant: Meant): Generator<Found> {
  const { meantFor, meantTypes } = meant;
  const told = { at, attribute, level: 'warning' } as const;
  if (meantFor && isKnown(at.name) && !meantFor.includes(at.name) && !mayBeAsGood(at)) {
    const tags = meantFor.map((tag) => `<${tag}>`).join(' or ');
    const advice = `it may not work for everybody; write ${tags}`;
    yield { ...told, expected: `${what} on ${tags}`, found: `it on <${at.name}>`, advice };
  }
  const type = at.attributes.get('type') ?? 'text';
  if (meantTypes && at.name === 'input' && isKnown(type) && !mayHaveMore(at))
    if (!meantTypes.includes(type.toLowerCase())) {
      const types = meantTypes.map((one) => `type="${one}"`).join(' or ');
      const advice = `it works, but not as it should; write ${types}`;
      yield { ...told, expected: `${what} with ${types}`, found: `type="${type}"`, advice };
    }
}
