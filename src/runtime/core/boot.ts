/** Finds the roots of the page, now and later, and offers `window.Islands`. */
import { keepEarlyEvents } from './early.ts';
import type { Outline } from './kinds.ts';
import { begin, end, report, start } from './lifecycle.ts';
import { link } from './own-script.ts';
import { runsOn } from './runs.ts';
import { unshadowed } from './unshadowed.ts';

/** The page API. Each may be called at any time, any number of times. */
export interface Islands {
  /** Starts every root in and on the element (the whole page without one) that isn't running. */
  scan(within?: ParentNode | null): void;
  /** Ends every root in and on the element and puts the server's HTML back. */
  stop(within: ParentNode | null): void;
  readonly version: string;
}

declare global {
  interface Window {
    Islands?: Islands;
  }
}

export interface Bundle {
  readonly outlines: readonly Outline[];
  readonly version: string;
}

/** A page that has a copy of the script already, of whatever version, is left to it. (An element with that id is none.) */
export function boot({ outlines, version }: Bundle): void {
  if (window.Islands?.version) return;
  const ofPage = outlines.filter(({ page }) => page);
  const ofRoots = new Map<string, Outline>(
    outlines.flatMap((outline) =>
      outline.page ? [] : [[`data-${outline.name}`, outline] as const],
    ),
  );
  const attributeFilter = [...ofRoots.keys()];
  const markers = `body,[${attributeFilter.join('],[')}]`;
  const unparsed = new Set<HTMLElement>();

  /** Those of the page first, then in the order of the attributes. */
  const outlinesOf = (root: HTMLElement): Outline[] => [
    ...(root === document.body ? ofPage : []),
    ...unshadowed(root)
      .getAttributeNames()
      .flatMap((marker) => ofRoots.get(marker) ?? []),
  ];
  const rootsIn = (within: ParentNode | null): HTMLElement[] => {
    if (!within) return [];
    const inside = [...unshadowed(within).querySelectorAll<HTMLElement>(markers)];
    const isRoot = within instanceof HTMLElement && unshadowed(within).matches(markers);
    return isRoot ? [within, ...inside] : inside;
  };
  const scan = (within: ParentNode | null = document): void => {
    for (const root of rootsIn(within)) unparsed.add(root);
    beginParsed();
  };
  /** A root whose end tag is still on its way may lack parts. Scripts may have put something after what it stands in. */
  const beginParsed = (): void => {
    linkStylesheet();
    for (const root of unparsed) {
      if (document.readyState === 'loading' && !unshadowed(root).nextSibling) continue;
      unparsed.delete(root);
      if (document.contains(root)) beginAll(root, outlinesOf(root));
    }
  };
  const stop = (within: ParentNode | null): void => {
    rootsIn(within).flatMap(runsOn).forEach(end);
  };
  const followMarkers = (root: HTMLElement): void => {
    runsOn(root)
      .filter(({ outline }) => !outlinesOf(root).includes(outline))
      .forEach(end);
    scan(root);
  };
  const follow = (changes: readonly MutationRecord[]): void => {
    for (const { target, addedNodes, removedNodes, type } of changes) {
      elementsIn(removedNodes, false).forEach(stop);
      elementsIn(addedNodes, true).forEach(scan);
      if (type === 'attributes' && target instanceof HTMLElement) followMarkers(target);
    }
    beginParsed();
  };

  window.Islands = { scan, stop, version };
  document.documentElement.dataset.islands = version;
  keepEarlyEvents(start);
  addEventListener('islands:consent', rememberConsent, true);
  new MutationObserver(follow).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter,
  });
  document.addEventListener('DOMContentLoaded', beginParsed);
  scan();
}

/** A root that was only moved is connected again by the time that the change is told. */
function elementsIn(nodes: NodeList, isConnected: boolean): Element[] {
  return [...nodes].filter(
    (node): node is Element => node instanceof Element && document.contains(node) === isConnected,
  );
}

/** A failed run begins anew; a running one goes on. */
function beginAll(root: HTMLElement, outlines: readonly Outline[]): void {
  runsOn(root)
    .filter(({ state }) => state === 'failed')
    .forEach(end);
  for (const outline of outlines) {
    const runs = runsOn(root);
    if (runs.some((run) => run.outline === outline)) continue;
    if (outline.island && runs.some((run) => run.outline.island))
      report({ root, outline }, 'second-island');
    else begin(root, outline);
  }
}

/** For chunks that come later: `data-islands-google-maps="true"` on `html`. */
function rememberConsent(event: Event): void {
  const { service, granted } = Object(event).detail ?? {};
  document.documentElement.setAttribute(`data-islands-${service}`, granted);
}

let isStyled = false;

/**
 * Links `islands.css` where the template does not, whatever folder or query it is asked for with. A script that runs while
 * the head is on its way can't know that yet.
 */
function linkStylesheet(): void {
  if (isStyled || !document.body) return;
  isStyled = true;
  if (document.querySelector(OWN_STYLESHEET)) return;
  link('stylesheet', 'islands.css');
}

const OWN_STYLESHEET = 'link[rel~=stylesheet]:is([href^="islands.css"],[href*="/islands.css"])';
