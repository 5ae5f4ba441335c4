/** A Google map with pins. It shows locations, selects one, and reports what the visitor does. */
import { batchesOf } from '../../lib/pace.ts';
import type { Position } from '../../lib/position.ts';
import { whenSizeChanges } from '../../lib/size-changes.ts';
import type { GoogleApi } from './api.ts';
import type { Camera } from './camera.ts';
import { cameraOn } from './camera.ts';
import type { Clusters } from './clusters.ts';
import { clusterPins } from './clusters.ts';
import type { MapLocation } from './pin.ts';
import { Pin } from './pin.ts';

interface MapViewOptions {
  readonly mapId: string;
  readonly clusterLabel: (count: number) => string;
  /** The content of the info window. Its owner fills it. */
  readonly info: HTMLElement;
  readonly picked: (location: MapLocation) => void;
  /** Called when the visitor has closed the info window. */
  readonly closed: () => void;
  /** Called when the visitor has moved the map away from where it was put. */
  readonly moved: () => void;
  /** Called with an error that Google's code has thrown outside any call of ours. */
  readonly broken: (error: unknown) => void;
}

/**
 * The view before any search: metropolitan France. `LIMITS` are the allowed zooms, `SEARCH_ZOOM` the highest that a
 * search uses by itself.
 */
const FRANCE: Camera = { center: { latitude: 46.23, longitude: 2.21 }, zoom: 6 };
const LIMITS = { minZoom: 6, maxZoom: 16 };
const SEARCH_ZOOM = 12;

export class MapView {
  readonly #api: GoogleApi;
  readonly #options: MapViewOptions;
  readonly #canvas: HTMLElement;
  readonly #map: google.maps.Map;
  readonly #window: google.maps.InfoWindow;
  #pins: readonly Pin[] = [];
  #clusters: Clusters | undefined;
  #selected: Pin | undefined;
  #target: Camera = FRANCE;
  /** The map is moving to where it was put. The info window may push it a little further. */
  #isSettling = true;
  /** Aborted by the next move: positions that were not fitted into the map yet are out of date. */
  #fitting = new AbortController();

  constructor(api: GoogleApi, canvas: HTMLElement, options: MapViewOptions) {
    this.#api = api;
    this.#options = options;
    this.#canvas = canvas;
    this.#map = new api.maps.Map(canvas, {
      ...LIMITS,
      center: literal(FRANCE.center),
      zoom: FRANCE.zoom,
      ...(options.mapId && { mapId: options.mapId }),
      gestureHandling: 'cooperative',
      clickableIcons: false,
      streetViewControl: false,
      mapTypeControl: false,
    });
    this.#window = new api.maps.InfoWindow({ content: options.info });
    this.#window.addListener('closeclick', () => options.closed());
    this.#map.addListener('idle', () => this.#compareWithTarget());
    this.#map.addListener('dragend', () => options.moved());
  }

  get center(): Position {
    const center = this.#map.getCenter();
    return center ? { latitude: center.lat(), longitude: center.lng() } : this.#target.center;
  }

  /** Replaces all pins, in slices. Does nothing if the signal aborts before they are ready. */
  async show(locations: readonly MapLocation[], signal: AbortSignal): Promise<void> {
    const [api, map] = [this.#api, this.#map];
    const picked = ({ location }: Pin) => this.#options.picked(location);
    const pins: Pin[] = [];
    for await (const batch of batchesOf(locations))
      for (const location of batch) pins.push(new Pin(location, { api, map, picked }));
    if (signal.aborted) return;
    const giveBack = this.#holdFocus();
    this.#deselect();
    this.#clusters?.end();
    giveBack();
    this.#pins = pins;
    this.#clusters = clusterPins(pins, {
      api,
      map,
      label: this.#options.clusterLabel,
      enlarge: (enlarged) => this.#enlarge(enlarged),
      holdFocus: () => this.#holdFocus(),
      broken: this.#options.broken,
    });
  }

  /** Moves the map so that it shows all positions, no closer than a town. */
  lookAt(positions: readonly Position[]): void {
    this.#lookAt(positions, SEARCH_ZOOM);
  }

  /** Accepts where the visitor has moved the map as its new place. */
  stay(): void {
    this.#fitting.abort();
    this.#settle();
  }

  /**
   * Centers the location at the highest zoom, and opens its info window, named `title`. `mayFocus`: whether the
   * window may take the focus.
   */
  select(id: string, title: string, mayFocus: boolean): void {
    const pin = this.#pins.find(({ location }) => location.ids.includes(id));
    if (pin !== this.#selected) this.#deselect();
    if (!pin) return;
    this.#selected = pin;
    pin.select(true);
    this.#moveTo({ center: pin.location.position, zoom: LIMITS.maxZoom });
    this.#window.setOptions({ ariaLabel: title });
    this.#window.open({ anchor: pin.element, map: this.#map, shouldFocus: mayFocus });
  }

  /** Closes the info window. If it had the focus, the map gets it. */
  unselect(): void {
    const giveBack = this.#holdFocus();
    this.#deselect();
    giveBack();
  }

  #deselect(): void {
    this.#selected?.select(false);
    this.#selected = undefined;
    this.#window.close();
  }

  focusSelected(): void {
    this.#selected?.element.focus();
  }

  /** Focuses the map itself, or its first marker. For when the focused element was removed. */
  focus(): void {
    const inside = this.#canvas.querySelector<HTMLElement>('[tabindex="0"]');
    (this.#canvas.tabIndex === 0 ? this.#canvas : inside)?.focus({ preventScroll: true });
  }

  end(): void {
    this.#fitting.abort();
    this.#deselect();
    this.#clusters?.end();
    this.#api.core.event.clearInstanceListeners(this.#map);
    this.#canvas.replaceChildren();
  }

  #enlarge(pins: readonly Pin[]): void {
    this.#lookAt(
      pins.map(({ location }) => location.position),
      LIMITS.maxZoom,
    );
  }

  /** Returns a function that focuses the map, if it has the focus now and nothing has it then. */
  #holdFocus(): () => void {
    const hadFocus = this.#canvas.contains(document.activeElement);
    return () => {
      if (hadFocus && document.activeElement === document.body) this.focus();
    };
  }

  /** Fits the positions into the map. A hidden map has no size, so that waits until it is shown. */
  #lookAt(positions: readonly Position[], maxZoom: number): void {
    this.#fitting.abort();
    const fitting = new AbortController();
    this.#fitting = fitting;
    const place = () => {
      const { width, height } = this.#canvas.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      fitting.abort();
      const camera = cameraOn(positions, { width, height, minZoom: LIMITS.minZoom, maxZoom });
      if (camera) this.#moveTo(camera);
    };
    place();
    if (!fitting.signal.aborted) whenSizeChanges([this.#canvas], fitting.signal, place);
  }

  #moveTo(camera: Camera): void {
    this.#fitting.abort();
    this.#target = camera;
    this.#isSettling = true;
    this.#map.setZoom(camera.zoom);
    this.#map.panTo(literal(camera.center));
  }

  #settle(): void {
    this.#isSettling = false;
    this.#target = { center: this.center, zoom: this.#map.getZoom() ?? SEARCH_ZOOM };
  }

  /** Compares the map's center with where it was put. The keyboard and the mouse wheel move it without a drag event. */
  #compareWithTarget(): void {
    if (this.#isSettling) this.#settle();
    const { latitude, longitude } = this.#target.center;
    const { center } = this;
    const degrees = 360 / 2 ** (this.#map.getZoom() ?? 0);
    const isAway =
      Math.abs(center.latitude - latitude) + Math.abs(center.longitude - longitude) > degrees / 8;
    if (isAway) this.#options.moved();
  }
}

function literal({ latitude: lat, longitude: lng }: Position): google.maps.LatLngLiteral {
  return { lat, lng };
}
