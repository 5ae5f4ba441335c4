/**
 * The debug overlay shows what the runtime knows of the page. It is in a shadow root beside `body`: it changes no
 * element of the server, and no rule of the page changes it. It doesn't use React, so that it adds nothing to what
 * it measures (docs/decisions/0018-looking-at-a-page.md).
 */
import { makeView } from '../../../lib/own-view.ts';
import type { Contract } from '../../../runtime/contract.ts';
import type { InstancesOn } from '../../../runtime/core/kinds.ts';
import { listenToMessages } from '../../../runtime/report/report.ts';
import { EventList } from './event-list.ts';
import { FaultList } from './fault-list.ts';
import { followPage } from './follow-page.ts';
import { keepEventsInside, listenToKeys } from './keys.ts';
import { make } from './make.ts';
import outlinesCss from './outlines.css?inline';
import { Outlines } from './outlines.ts';
import hostCss from './overlay.css?inline';
import panelCss from './panel.css?inline';
import { Panel } from './panel.ts';
import { type RootFacts, rootsIn } from './root-facts.ts';
import { RootList } from './root-list.ts';
import { type Manifest, readManifest, sizesOf } from './sizes.ts';
import { Tabs } from './tabs.ts';
import { type GoTo, wayTo } from './way-to.ts';
import { summary } from './wording.ts';

interface Seen {
  readonly contracts: readonly Contract[];
  readonly instancesOn: InstancesOn;
}

/**
 * The minimal viewport width for an open panel at the start, in CSS pixels. The panel would cover half of a
 * narrower one.
 */
const ROOM = 768;

const overlays = new WeakMap<AbortSignal, Overlay>();

/** Shows the overlay until the signal aborts. If it is shown already, opens its panel. */
export function openOverlay(seen: Seen, signal: AbortSignal): void {
  const known = overlays.get(signal);
  if (known) known.open();
  else overlays.set(signal, new Overlay(seen, signal));
}

const PANES = ['Faults', 'Roots', 'Events'] as const;

class Overlay {
  readonly #seen: Seen;
  readonly #outlines = new Outlines();
  readonly #faults = new FaultList((...where) => this.#goTo(...where));
  readonly #roots = new RootList((...where) => this.#goTo(...where));
  readonly #events = new EventList(
    (...where) => this.#goTo(...where),
    () => this.#count(),
  );
  readonly #tabs: Tabs;
  readonly #panel: Panel;
  readonly #goTo: GoTo;
  #known: readonly RootFacts[] = [];
  #manifest: Manifest | undefined;

  constructor(seen: Seen, signal: AbortSignal) {
    this.#seen = seen;
    const contents = [this.#faults, this.#roots, this.#events];
    this.#tabs = new Tabs(
      PANES.map((name, at) => ({ name, content: contents[at]?.element ?? make('p') })),
    );
    this.#panel = new Panel(this.#tabs, {
      showOutlines: (areShown) => {
        this.#outlines.areShown = areShown;
      },
      closed: () => this.#outlines.mark(undefined),
    });
    this.#goTo = wayTo(this.#outlines, this.#panel);
    this.#panel.isOpen = innerWidth >= ROOM;
    const host = putIntoPage([this.#outlines.layer, this.#panel.element], signal);
    listenToKeys(host, this.#panel, signal);
    this.#follow(signal);
  }

  open(): void {
    this.#panel.isOpen = true;
  }

  #follow(signal: AbortSignal): void {
    this.#events.listen(this.#seen.contracts, signal);
    listenToMessages((message) => {
      this.#faults.add(message);
      this.#count();
    }, signal);
    followPage({ moved: () => this.#outlines.draw(), changed: () => this.#refresh() }, signal);
    this.#refresh();
    readManifest(signal).then((manifest) => {
      this.#manifest = manifest;
      if (!signal.aborted) this.#refresh();
    });
  }

  #refresh(): void {
    const { contracts, instancesOn } = this.#seen;
    const manifest = this.#manifest;
    const entries = performance.getEntriesByType('resource');
    this.#known = rootsIn(document, contracts, instancesOn);
    this.#roots.show(this.#known, ({ name }) => manifest && sizesOf(name, manifest, entries));
    this.#outlines.roots = this.#known;
    this.#count();
  }

  #count(): void {
    const counts = [this.#faults.count, this.#known.length, this.#events.count];
    for (const [at, name] of PANES.entries()) this.#tabs.rename(at, `${name} ${counts[at]}`);
    this.#panel.summary = summary(this.#faults.count, this.#known.length, isChecked());
  }
}

/** Whether the page was checked once. */
function isChecked(): boolean {
  return performance.getEntriesByName('islands:faults').length > 0;
}

/**
 * Adds the overlay beside `body`, so that no element gets a new sibling. `data-islands-above` keeps it usable under
 * every layer.
 */
function putIntoPage(content: readonly HTMLElement[], signal: AbortSignal): HTMLElement {
  const host = makeView('islands-overlay');
  host.setAttribute('data-islands-above', '');
  const within = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([hostCss, outlinesCss, panelCss].join(''));
  within.adoptedStyleSheets = [sheet];
  within.append(...content);
  keepEventsInside(within);
  document.documentElement.append(host);
  signal.addEventListener('abort', () => host.remove(), { once: true });
  return host;
}
