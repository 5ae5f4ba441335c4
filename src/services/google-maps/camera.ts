/** Computes the center and the zoom that show some positions, in Web Mercator. */
import type { Position } from '../../lib/position.ts';

export interface Camera {
  readonly center: Position;
  /** Google's zoom level: the world is 256 pixels wide at 0, and twice as wide at each further level. */
  readonly zoom: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** The width of the world in pixels at zoom 0. */
export const WORLD_PX = 256;
/** The margin around the positions. */
const MARGIN_PX = 48;

/** Returns the camera that shows all positions as large as the frame allows; `undefined` if there are none. */
export function cameraOn(positions: readonly Position[], frame: Frame): Camera | undefined {
  const [first] = positions;
  if (!first) return undefined;
  const points = positions.map(worldPoint);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const zoom = Math.min(
    zoomFor(right - left, frame.width - 2 * MARGIN_PX),
    zoomFor(bottom - top, frame.height - 2 * MARGIN_PX),
  );
  return {
    center: positionAt({ x: (left + right) / 2, y: (top + bottom) / 2 }),
    zoom: Math.min(Math.max(zoom, frame.minZoom), frame.maxZoom),
  };
}

/** A point on the map of the world. Both values go from 0 to 1, `y` from north to south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Converts a position to a point in Web Mercator. */
export function worldPoint({ latitude, longitude }: Position): Point {
  const radians = (latitude * Math.PI) / 180;
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
  return { x: longitude / 360 + 0.5, y };
}

/** Converts a point in Web Mercator to a position. */
export function positionAt({ x, y }: Point): Position {
  const latitude = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2;
  return { latitude: (latitude * 180) / Math.PI, longitude: (x - 0.5) * 360 };
}

function zoomFor(span: number, room: number): number {
  if (span === 0) return Number.POSITIVE_INFINITY;
  return Math.floor(Math.log2(Math.max(room, 1) / (span * WORLD_PX)));
}
