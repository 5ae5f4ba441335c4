/**
 * A location on the map. Google's marker element is made only when the clusterer first attaches the pin, because
 * thousands of them would be slow. For the clusterer, a pin has the methods of Google's older markers.
 */
import type { Position } from '../../lib/position.ts';
import type { GoogleApi } from './api.ts';
import type { Point } from './camera.ts';
import { worldPoint } from './camera.ts';

/** One position, with the ids of everything at it. */
export interface MapLocation {
  readonly position: Position;
  readonly ids: readonly string[];
  /** Returns the accessible name. Called when the location is first shown. */
  readonly label: () => string;
}

interface PinOptions {
  readonly api: GoogleApi;
  readonly map: google.maps.Map;
  readonly picked: (pin: Pin) => void;
}

const MARK = 'data-map-search-pin';

export class Pin {
  readonly location: MapLocation;
  /** The position in Web Mercator. */
  readonly point: Point;
  readonly #options: PinOptions;
  #element: google.maps.marker.AdvancedMarkerElement | undefined;
  #isWanted = false;
  #isSelected = false;

  constructor(location: MapLocation, options: PinOptions) {
    this.location = location;
    this.point = worldPoint(location.position);
    this.#options = options;
  }

  /** Returns Google's element, which an info window can be anchored to. */
  get element(): google.maps.marker.AdvancedMarkerElement {
    this.#element ??= this.#make();
    return this.#element;
  }

  /** Selects or deselects the pin. A selected pin is shown above the others, even if the clusterer hides it. */
  select(isSelected: boolean): void {
    this.#isSelected = isSelected;
    this.#attach();
    this.element.classList.toggle('is-selected', isSelected);
    this.element.zIndex = isSelected ? TOP : null;
  }

  /** Removes the pin for good. */
  remove(): void {
    this.#isSelected = false;
    this.setMap(null);
  }

  setMap(map: google.maps.Map | null): void {
    this.#isWanted = map !== null;
    this.#attach();
  }

  getPosition(): google.maps.LatLng {
    const { latitude, longitude } = this.location.position;
    return new this.#options.api.core.LatLng(latitude, longitude);
  }

  getVisible(): boolean {
    return true;
  }

  #attach(): void {
    if (this.#isWanted || this.#isSelected) this.element.map = this.#options.map;
    else if (this.#element) this.#element.map = null;
  }

  #make(): google.maps.marker.AdvancedMarkerElement {
    const { latitude: lat, longitude: lng } = this.location.position;
    const element = new this.#options.api.marker.AdvancedMarkerElement({
      position: { lat, lng },
      title: this.location.label(),
      gmpClickable: true,
    });
    element.append(shapeOf(this.location.ids.length));
    element.addEventListener('gmp-click', () => this.#options.picked(this));
    return element;
  }
}

/** Above every marker that is not selected, below the info window. */
const TOP = 1_000_000;

/**
 * Returns the element that the theme styles as a pin or a cluster. It shows the number of structures if there are
 * several.
 */
export function shapeOf(count: number, kind: 'pin' | 'cluster' = 'pin'): HTMLElement {
  const shape = document.createElement('span');
  shape.setAttribute(MARK, kind);
  shape.setAttribute('aria-hidden', 'true');
  if (count > 1) shape.textContent = String(count);
  return shape;
}
