/**
 * Finds whole pages with roots and without any script. The bundle may have any name, and another script may load it, so
 * a page with a script is not judged.
 */
import type { Problem } from '../finding.ts';
import { ancestorsOf, descendantsOf, isComponent, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';

export function* missingScript(page: Page): Generator<Problem> {
  if (page.extent !== 'page') return;
  const [found] = [...page.vocabulary.roots.keys()]
    .flatMap((marker) => page.having(marker).map((at) => ({ at, marker })))
    .slice(0, 1);
  if (!found || mayHaveScript(found.at)) return;
  yield {
    expected: 'a script that loads islands.js in a page with roots',
    found: 'no script',
    advice:
      'no root starts unless the script is added later; add <script type="module" async src="/assets/islands/islands.js"></script>, with your path',
    at: found.at,
    attribute: found.marker,
    level: 'warning',
  };
}

function mayHaveScript(at: Markup): boolean {
  const page = [...ancestorsOf(at)].at(-1);
  return !page || [...descendantsOf(page)].some((one) => isScript(one) || isComponent(one));
}

/** Whether it is a script that runs: other types are data, such as JSON for search engines. */
function isScript({ name, attributes }: Markup): boolean {
  return name === 'script' && /^$|^module$|script$/i.test(attributes.get('type')?.trim() ?? '');
}
