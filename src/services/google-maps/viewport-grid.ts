/**
 * Clusters thousands of pins on a grid. Only visible pins are clustered, and nothing is indexed beforehand, so new
 * results don't block the page. The grid doesn't move with the map. Neighbouring cells whose markers would overlap
 * are merged.
 */
import type {
  Algorithm,
  AlgorithmInput,
  AlgorithmOutput,
  Marker,
} from '@googlemaps/markerclusterer';
import { Cluster } from '@googlemaps/markerclusterer';
import { cast } from '../../lib/trusted.ts';
import type { Point } from './camera.ts';
import { positionAt, WORLD_PX, worldPoint } from './camera.ts';
import type { Pin } from './pin.ts';

const CELL_PX = 64;
/** Two markers that are closer than this would overlap. */
const TOUCHING_PX = 44;
/** Pins this far outside the viewport are drawn too, so that a short pan finds them there. */
const PADDING_PX = 64;
/** The keys of one row of cells are consecutive. No zoom has more cells in a row than this. */
const ROW = 2 ** 22;

interface Cell {
  readonly key: number;
  readonly pins: Pin[];
  /** The sums of the pins' coordinates. */
  x: number;
  y: number;
}

export class ViewportGrid implements Algorithm {
  readonly #pins: readonly Pin[];
  readonly #lastZoom: number;
  #drawn = '';
  #clusters: Cluster[] = [];

  /** Creates the grid. Above `lastZoom`, every pin has a marker of its own. */
  constructor(pins: readonly Pin[], lastZoom: number) {
    this.#pins = pins;
    this.#lastZoom = lastZoom;
  }

  calculate({ map }: AlgorithmInput): AlgorithmOutput {
    const bounds = map.getBounds();
    const zoom = Math.round(map.getZoom() ?? 0);
    if (!bounds) return { clusters: this.#clusters, changed: false };
    const px = 1 / (WORLD_PX * 2 ** zoom);
    const pins = this.#pins.filter(isIn(bounds, PADDING_PX * px));
    const cells = zoom > this.#lastZoom ? pins.map(aloneIn) : joined(cellsOf(pins, px), px);
    const drawn = `${zoom} ${cells.map(({ key, pins: { length } }) => `${key}:${length}`)}`;
    const changed = drawn !== this.#drawn;
    this.#drawn = drawn;
    if (changed) this.#clusters = cells.map(clusterOf);
    return { clusters: this.#clusters, changed };
  }
}

function isIn(bounds: google.maps.LatLngBounds, padding: number): (pin: Pin) => boolean {
  const { x: left, y: bottom } = pointOf(bounds.getSouthWest());
  const { x: right, y: top } = pointOf(bounds.getNorthEast());
  return ({ point: { x, y } }) =>
    x >= left - padding && x <= right + padding && y >= top - padding && y <= bottom + padding;
}

function pointOf(place: google.maps.LatLng): Point {
  return worldPoint({ latitude: place.lat(), longitude: place.lng() });
}

function aloneIn(pin: Pin, key: number): Cell {
  return { key, pins: [pin], ...pin.point };
}

function cellsOf(pins: readonly Pin[], px: number): readonly Cell[] {
  const size = CELL_PX * px;
  const cells = new Map<number, Cell>();
  for (const pin of pins) {
    const key = Math.floor(pin.point.y / size) * ROW + Math.floor(pin.point.x / size);
    const cell = cells.get(key);
    if (cell) take(cell, [pin], pin.point);
    else cells.set(key, aloneIn(pin, key));
  }
  return [...cells.values()];
}

/** Merges cells. A larger cell takes in the smaller ones whose markers it would overlap. */
function joined(cells: readonly Cell[], px: number): readonly Cell[] {
  const kept = new Map<number, Cell & { readonly middle: Point }>();
  const largestFirst = [...cells].sort(
    (one, other) => other.pins.length - one.pins.length || one.key - other.key,
  );
  for (const cell of largestFirst) {
    const middle = middleOf(cell);
    const near = neighbours(cell.key)
      .flatMap((key) => kept.get(key) ?? [])
      .find((one) => distance(one.middle, middle) < TOUCHING_PX * px);
    if (near) take(near, cell.pins, cell);
    else kept.set(cell.key, { ...cell, middle });
  }
  return [...kept.values()];
}

/** Adds pins to a cell. `x` and `y` are the sums of their coordinates. */
function take(cell: Cell, pins: readonly Pin[], { x, y }: Point): void {
  for (const pin of pins) cell.pins.push(pin);
  cell.x += x;
  cell.y += y;
}

function neighbours(key: number): readonly number[] {
  return [-ROW, 0, ROW].flatMap((row) => [key + row - 1, key + row, key + row + 1]);
}

function middleOf({ x, y, pins: { length } }: Cell): Point {
  return { x: x / length, y: y / length };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function clusterOf(cell: Cell): Cluster {
  const { latitude: lat, longitude: lng } = positionAt(middleOf(cell));
  // The clusterer gets pins as its markers, see `clusters.ts`.
  return new Cluster({ markers: cast<Marker[]>(cell.pins), position: { lat, lng } });
}
