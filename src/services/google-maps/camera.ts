/** Where a map looks: the middle and the zoom that show some positions, in Web Mercator. */
import type { Position } from '../../lib/position.ts';

export interface Camera {
  readonly center: Position;
  /** Google's zoom: the world is 256 pixels wide at 0, and twice as wide with each step. */
  readonly zoom: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Pixels across the world at zoom 0. */
export const WORLD_PX = 256;
/** Room around what is shown. */
const MARGIN_PX = 48;

/** Shows all the positions, as near as the frame allows; `undefined` where there are none. */
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

/** From 0 to 1 across the world, y from the north. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns where a position lies in Web Mercator. */
export function worldPoint({ latitude, longitude }: Position): Point {
  const radians = (latitude * Math.PI) / 180;
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
  return { x: longitude / 360 + 0.5, y };
}

/** Returns the position of a point. */
export function positionAt({ x, y }: Point): Position {
  const latitude = 2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2;
  return { latitude: (latitude * 180) / Math.PI, longitude: (x - 0.5) * 360 };
}

function zoomFor(span: number, room: number): number {
  if (span === 0) return Number.POSITIVE_INFINITY;
  return Math.floor(Math.log2(Math.max(room, 1) / (span * WORLD_PX)));
}
