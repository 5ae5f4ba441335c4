/** Finds the roots of the page, now and later, and offers `window.Islands`. */
import { keepEarlyEvents } from './early.ts';
import { instancesOn } from './instances.ts';
import type { Descriptor } from './kinds.ts';
import { mount, register, report, unmount } from './lifecycle.ts';
import { link } from './own-script.ts';
import { unshadowed } from './unshadowed.ts';

/** The page API. Each may be called at any time, any number of times. */
export interface Islands {
  /** Mounts every root in and on the element, or in the whole page, that isn't mounted. */
  scan(within?: ParentNode | null): void;
  /** Unmounts every root in and on the element, and puts the server's HTML back. */
  stop(within: ParentNode | null): void;
  /** Shows the debug overlay. There once the browser has been idle, since the fault finder brings it. */
  debug?(): void;
  readonly version: string;
}

declare global {
  interface Window {
    Islands?: Islands;
  }
}

/**
 * Starts the script; a page that has a copy of it already, of whatever version, is left to it. An element with that id is no
 * copy: https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
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

  /** Returns the kinds of the root: those of the page first, then in the order of the attributes. */
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
   * Registers the roots that are complete: one whose end tag is still on its way may lack parts. Scripts may have put
   * something after what it stands in.
   */
  const registerParsed = (): void => {
    linkStylesheet();
    for (const root of unparsed) {
      if (document.readyState === 'loading' && !unshadowed(root).nextSibling) continue;
      unparsed.delete(root);
      if (document.contains(root)) registerAll(root, descriptorsOf(root));
    }
  };
  /** Called when the whole page has been read. Until then, the stylesheet goes on hiding what it hides before the script. */
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
 * Returns those elements that are connected, or those that are not: one that was only moved is connected again by the time
 * that the change is told.
 */
function elementsIn(nodes: NodeList, isConnected: boolean): Element[] {
  return [...nodes].filter(
    (node): node is Element => node instanceof Element && document.contains(node) === isConnected,
  );
}

/** Registers the kinds that the element has no instance of. One that failed is registered again. */
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

/** Remembers consent for chunks that come later: `data-islands-google-maps="true"` on `html`. */
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
