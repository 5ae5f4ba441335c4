/** Finds JSON that a template writes without escaping it, and not into single quotes: its first quote ends the attribute. */
import type { Problem } from '../finding.ts';
import type { Page } from '../page.ts';

export function* tornConfig(page: Page): Generator<Problem> {
  for (const attribute of jsonAttributesOf(page))
    for (const at of page.having(attribute))
      if (at.rawJson?.includes(attribute))
        yield {
          expected: `the quotes of the JSON in ${attribute} to be escaped`,
          found: 'an expression that does not escape it, not in single quotes',
          advice:
            'its first quote ends the attribute; let the template escape it: in Twig remove |raw, in Nunjucks remove |safe, in Jinja use single quotes, in Liquid add | escape, in Blade write {{ }}, in PHP use htmlspecialchars',
          at,
          attribute,
          level: 'error',
        };
}

/** Returns the markers of roots with a config, and the attributes whose value is JSON. */
function jsonAttributesOf({ vocabulary }: Page): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [marker, { config = {}, attributes = {} }] of vocabulary.roots) {
    if (Object.keys(config).length > 0) names.add(marker);
    for (const [name, { type }] of Object.entries(attributes))
      if (type === 'list' || type === 'record') names.add(name);
  }
  return names;
}
