/** Makes everything but some elements unusable, wherever they stand: the siblings along their paths are inert. */
import { bind } from './bind.ts';

const INERT = { attributes: { inert: true } };
const USABLE = { attributes: { inert: false } };
/** Elements that nobody can use anyway. */
const WITHOUT_USE = 'script, style, link, template, [data-islands-announcer]';

/** Lets elements be used that a call before had among the rest, until it is let go. */
export function allowUse(allowed: readonly Element[]): () => void {
  const path = allowed.flatMap(ancestorsAndSelf).filter(isWithinPage);
  const bindings = path.map((element) => held(element, USABLE));
  return () => {
    for (const binding of bindings) binding.release();
  };
}

/**
 * What comes later beside them as well. The last call wins where two meet, so that stacked dialogs need no order of their
 * own. Gives what lets go.
 */
export function inertRest(kept: readonly Element[]): () => void {
  const paths = new Set(kept.flatMap(ancestorsAndSelf));
  const bindings = [...paths].flatMap((element) => {
    if (!isWithinPage(element)) return [];
    const around = [...(element.parentElement?.children ?? [])];
    return [
      held(element, USABLE),
      ...around.flatMap((other) => (isAside(other, paths) ? held(other, INERT) : [])),
    ];
  });
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && isAside(node, paths) && !holdsDialog(node))
        bindings.push(held(node, INERT));
  });
  for (const { parentElement } of paths)
    if (parentElement) observer.observe(parentElement, { childList: true });
  return () => {
    observer.disconnect();
    for (const binding of bindings) binding.release();
  };
}

/** One that came later lies above. */
function holdsDialog(element: Element): boolean {
  return element.matches(OPEN_DIALOG) || element.querySelector(OPEN_DIALOG) !== null;
}

const OPEN_DIALOG = '[aria-modal="true"], dialog[open]';

function ancestorsAndSelf(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...ancestorsAndSelf(parentElement)] : [element];
}

function isWithinPage(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.documentElement;
}

function isAside(element: Element, paths: ReadonlySet<Element>): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    !paths.has(element) &&
    !element.matches(`head, ${WITHOUT_USE}`)
  );
}

function held(element: HTMLElement, desired: typeof INERT) {
  const binding = bind(element);
  binding.apply(desired);
  return binding;
}
