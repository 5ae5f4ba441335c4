/** Finds the roots in the page, also those that are added later, and defines `window.Islands`. */
import { keepEarlyEvents } from './early.ts';
import { instancesOn } from './instances.ts';
import type { Descriptor } from './kinds.ts';
import { mount, register, report, unmount } from './lifecycle.ts';
import { link } from './own-script.ts';
import { unshadowed } from './unshadowed.ts';

/** The public API of the page. Every method may be called at any time, any number of times. */
export interface Islands {
  /** Mounts every root in and on the element that isn't mounted yet. Without an element, scans the whole page. */
  scan(within?: ParentNode | null): void;
  /** Unmounts every root in and on the element, and restores the server's HTML. */
  stop(within: ParentNode | null): void;
  /** Shows the debug overlay. The fault finder defines this method once the browser has been idle. */
  debug?(): void;
  readonly version: string;
}

declare global {
  interface Window {
    Islands?: Islands;
  }
}

/**
 * Starts the script. Does nothing if another copy of the script, of any version, already runs in the page. An
 * element with the id `Islands` is not a copy:
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
 */
export function boot(descriptors: readonly Descriptor[], version: string): void {
  if (window.Islands?.version) return;
  const ofPage = descriptors.filter(({ page }) => page);
  const ofRoots = new Map<string, Descriptor>(
    descriptors.flatMap((descriptor) =>
      descriptor.page ? [] : [[`data-${descriptor.name}`, descriptor] as const],
    ),
  );
  const attributeFilter = [...ofRoots.keys()];
  const markers = `body,[${attributeFilter.join('],[')}]`;
  const unparsed = new Set<HTMLElement>();

  /** Returns the kinds of the root: first those of `body`, then those of its markers in the order of the attributes. */
  const descriptorsOf = (root: HTMLElement): Descriptor[] => [
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
    registerParsed();
  };
  /**
   * Registers the roots that are completely parsed. While the page loads, a root without a next sibling may still
   * lack parts. The sibling is looked for beside the root only, because scripts may add elements after its
   * ancestors.
   */
  const registerParsed = (): void => {
    linkStylesheet();
    for (const root of unparsed) {
      if (document.readyState === 'loading' && !unshadowed(root).nextSibling) continue;
      unparsed.delete(root);
      if (document.contains(root)) registerAll(root, descriptorsOf(root));
    }
  };
  /** Called when the whole page is parsed. The attribute ends the rules that hide content before the script runs. */
  const finish = (): void => {
    registerParsed();
    document.documentElement.setAttribute('data-islands', version);
  };
  const stop = (within: ParentNode | null): void => {
    rootsIn(within).flatMap(instancesOn).forEach(unmount);
  };
  const followMarkers = (root: HTMLElement): void => {
    instancesOn(root)
      .filter(({ descriptor }) => !descriptorsOf(root).includes(descriptor))
      .forEach(unmount);
    scan(root);
  };
  const follow = (changes: readonly MutationRecord[]): void => {
    for (const { target, addedNodes, removedNodes, type } of changes) {
      elementsIn(removedNodes, false).forEach(stop);
      elementsIn(addedNodes, true).forEach(scan);
      if (type === 'attributes' && target instanceof HTMLElement) followMarkers(target);
    }
    registerParsed();
  };

  window.Islands = { scan, stop, version };
  keepEarlyEvents(mount);
  addEventListener('islands:consent', rememberConsent, true);
  new MutationObserver(follow).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter,
  });
  scan();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', finish);
  else finish();
}

/**
 * Returns those of the nodes that are elements, and connected (or not). A removed node may be connected again: it
 * was moved, and observers run after the move.
 */
function elementsIn(nodes: NodeList, isConnected: boolean): Element[] {
  return [...nodes].filter(
    (node): node is Element => node instanceof Element && document.contains(node) === isConnected,
  );
}

/** Registers every kind that has no instance on the element yet. A failed instance is replaced. */
function registerAll(root: HTMLElement, descriptors: readonly Descriptor[]): void {
  instancesOn(root)
    .filter(({ state }) => state === 'failed')
    .forEach(unmount);
  for (const descriptor of descriptors) {
    const instances = instancesOn(root);
    if (instances.some((instance) => instance.descriptor === descriptor)) continue;
    if (descriptor.island && instances.some((instance) => instance.descriptor.island))
      report({ root, descriptor }, 'second-island');
    else register(root, descriptor);
  }
}

/** Remembers the visitor's consent for chunks that load later, as `data-islands-google-maps="true"` on `html`. */
function rememberConsent(event: Event): void {
  const { service, granted } = Object(event).detail ?? {};
  document.documentElement.setAttribute(`data-islands-${service}`, granted);
}

let isStyled = false;

/**
 * Links `islands.css` if the template doesn't, in whatever folder and with whatever query it does. Waits for
 * `body`: while the head is being parsed, a link may still follow.
 */
function linkStylesheet(): void {
  if (isStyled || !document.body) return;
  isStyled = true;
  if (document.querySelector(OWN_STYLESHEET)) return;
  link('stylesheet', 'islands.css');
}

const OWN_STYLESHEET = 'link[rel~=stylesheet]:is([href^="islands.css"],[href*="/islands.css"])';
