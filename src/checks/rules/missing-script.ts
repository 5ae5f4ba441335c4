/**
 * Finds whole pages with roots and without any script. The bundle may have any name, and another script may load it, so
 * a page with a script is not judged.
 */
import type { Problem } from '../finding.ts';
import { ancestorsOf, descendantsOf, isComponent, type Markup } from '../markup.ts';
import type { Page } from '../page.ts';
import { markerOf } from '../vocabulary.ts';

export function* missingScript(page: Page): Generator<Problem> {
  if (page.extent !== 'page') return;
  const markers = [...page.vocabulary.roots.keys()];
  const elements = elementsAround(markers.flatMap((marker) => page.having(marker))[0]);
  const at = elements.find((one) => page.rootsOn(one).length > 0);
  const [root] = at ? page.rootsOn(at) : [];
  if (!at || !root || elements.some(mayBringScript)) return;
  yield {
    expected: 'a script that loads islands.js in a page with roots',
    found: 'no script',
    advice:
      'no root starts unless the script is added later; add <script type="module" async src="/assets/islands/islands.js"></script>, with your path',
    at,
    attribute: markerOf(root),
    level: 'warning',
  };
}

/** Returns all elements of the page that the element is in, in document order. */
function elementsAround(one: Markup | undefined): readonly Markup[] {
  const page = one && [...ancestorsOf(one)].at(-1);
  return page ? [page, ...descendantsOf(page)] : [];
}

function mayBringScript(one: Markup): boolean {
  return isScript(one) || isComponent(one) || isOfTemplate(one);
}

/** Whether a template language has attributes on it, which may bring a script: Thymeleaf’s `th:replace`, or Fluid’s. */
function isOfTemplate({ attributes }: Markup): boolean {
  return [...attributes.keys()].some(
    (name) =>
      name === 'data-namespace-typo3-fluid' ||
      (name.includes(':') && !/^(xml|xmlns|xlink):/.test(name)),
  );
}

/** Whether it is a script that runs: other types are data, such as JSON for search engines. */
function isScript({ name, attributes }: Markup): boolean {
  return name === 'script' && /^$|^module$|script$/i.test(attributes.get('type')?.trim() ?? '');
}
