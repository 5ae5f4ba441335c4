/** Finds attributes that need another one, which is missing or empty: a link to 3989 that never calls. */
import { attributesIn } from '../described.ts';
import type { Problem } from '../finding.ts';
import { isComponent, type Markup, mayHaveMore } from '../markup.ts';
import type { Page } from '../page.ts';

export function* missingAttribute(page: Page): Generator<Problem> {
  for (const { name, attribute, marker } of attributesIn(page.vocabulary)) {
    if (attribute.type !== 'string' || !attribute.needs) continue;
    const { needs, known } = attribute;
    for (const at of page.having(name)) {
      const counts = known?.includes(at.attributes.get(name) ?? '') ?? true;
      if (!counts || !at.attributes.has(marker) || isGiven(at, needs)) continue;
      yield missing(at, needs, name);
    }
  }
}

function missing(at: Markup, needs: string, name: string): Problem {
  const isEmpty = at.attributes.has(needs);
  return {
    expected: `${needs} beside ${name}="${at.attributes.get(name)}"`,
    found: isEmpty ? `${needs}=""` : `no ${needs}`,
    advice: `${name} has no effect; give ${needs} a value`,
    at,
    attribute: isEmpty ? needs : name,
    level: 'error',
  };
}

/** Whether the attribute holds something, or an expression or a component may write it. */
function isGiven(at: Markup, attribute: string): boolean {
  const value = at.attributes.get(attribute);
  return value === undefined ? mayHaveMore(at) || isComponent(at) : value.trim() !== '';
}
