/**
 * A location on the map that costs nothing until it shows: Google's marker element is made when the clusterer first
 * attaches it. To the clusterer it looks like a marker of Google's older kind.
 */
import type { Position } from '../../lib/position.ts';
import type { GoogleApi } from './api.ts';
import type { Point } from './camera.ts';
import { worldPoint } from './camera.ts';

/** One position, with the ids of all that stands there. */
export interface MapLocation {
  readonly position: Position;
  readonly ids: readonly string[];
  /** Called when the location first shows. */
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
  /** Where it lies in Web Mercator. */
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

  /** Returns Google's element, for an info window to stand on. */
  get element(): google.maps.marker.AdvancedMarkerElement {
    this.#element ??= this.#make();
    return this.#element;
  }

  /** Selects the pin or not. A selected pin shows above the others, whatever the clusterer says. */
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

/** Makes the shape, whose look is the theme's; several at one place say how many. */
export function shapeOf(count: number, kind: 'pin' | 'cluster' = 'pin'): HTMLElement {
  const shape = document.createElement('span');
  shape.setAttribute(MARK, kind);
  shape.setAttribute('aria-hidden', 'true');
  if (count > 1) shape.textContent = String(count);
  return shape;
}
